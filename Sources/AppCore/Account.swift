/// Who octodo is for GitHub.
public enum Account: Hashable, Sendable {
  case anonymous
  /// A token was found; `source` says where, the token itself is never shown.
  case token(source: String)
  /// The embedded demo data: no network at all.
  case demo
}
