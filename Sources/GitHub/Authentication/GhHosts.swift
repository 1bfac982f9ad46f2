import Yams

/// gh's `hosts.yml`: a mapping from host names to gh's settings for them. Since gh 2.40 the accounts of a
/// host are under `users`. The active account's token is in the host's entry, in the account's entry, or only
/// in a keyring.
/// Source: cli/cli `internal/config/migration/multi_account.go`.
struct GhHosts {
  private let hosts: Node.Mapping

  /// - Throws: `GhHostsProblem.unreadable`.
  init(_ text: String) throws(GhHostsProblem) {
    guard YAMLBounds.allow(text) else { throw .unreadable(line: nil) }
    do {
      // Every scalar as text, see `Node.settings(in:)`.
      guard let root = try Yams.compose(yaml: text, .basic) else {
        hosts = Node.Mapping([])
        return
      }
      guard let mapping = root.mapping else { throw GhHostsProblem.unreadable(line: nil) }
      hosts = mapping
    } catch {
      throw GhHostsProblem(error)
    }
  }

  /// The token for a host; nil if the file has no entry for it.
  /// - Throws: `GhHostsProblem` if there is an entry but no usable token.
  func token(for host: String) throws(GhHostsProblem) -> Token? {
    guard let entry = hosts.first(where: { $0.key.string?.lowercased() == host })?.value else { return nil }
    guard let text = Self.tokenText(in: entry), !text.isEmpty else { throw .noTokenInFile }
    guard let token = Token(text) else { throw .notAToken }
    return token
  }

  private static func tokenText(in entry: Node) -> String? {
    if let text = entry["oauth_token"]?.string { return text }
    guard let users = entry["users"]?.mapping else { return nil }
    if let active = entry["user"]?.string {
      return users.first { $0.key.string == active }?.value["oauth_token"]?.string
    }
    return users.count == 1 ? users.first?.value["oauth_token"]?.string : nil
  }
}

/// Why gh's existing `hosts.yml` gives no token.
enum GhHostsProblem: Error, Equatable {
  /// `line`: from 1; nil if unknown.
  case unreadable(line: Int?)
  /// The host has an entry, but its token is elsewhere, usually in the keyring.
  case noTokenInFile
  case notAToken

  /// Maps an error of Yams. Only the line is kept, because the error's text quotes the file, which may hold
  /// tokens.
  init(_ error: any Error) {
    switch error {
    case let problem as GhHostsProblem: self = problem
    case YamlError.scanner(_, _, let mark, _), YamlError.parser(_, _, let mark, _),
      YamlError.composer(_, _, let mark, _):
      self = .unreadable(line: mark.line)
    default: self = .unreadable(line: nil)
    }
  }

  func notice(path: String, host: TokenHost) -> TokenNotice {
    switch self {
    case .unreadable(let line): .hostsUnreadable(path: path, line: line)
    case .noTokenInFile: .inKeyring(host: host.name, variable: host.variables.first)
    case .notAToken: .hostsNotAToken(host: host.name, path: path)
    }
  }
}
