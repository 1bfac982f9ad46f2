/// Who octodo is for GitHub.
public enum Account: Hashable, Sendable {
  case anonymous
  /// A token was found; `source` says where, the token itself is never shown.
  case token(source: String)
  /// The embedded demo data: no network at all.
  case demo

  /// For the status line, with what GitHub grants.
  /// Source of the figures: docs.github.com/rest/search/search, "Rate limit".
  public var summary: String {
    switch self {
    case .anonymous: "anonymous, 10 searches a minute"
    case .token(let source): "token from \(source), 30 searches a minute"
    case .demo: "demo data, no network"
    }
  }

  /// The same in one or two words, for a narrow terminal.
  public var shortSummary: String {
    switch self {
    case .anonymous: "anonymous"
    case .token: "token"
    case .demo: "demo data"
    }
  }
}
