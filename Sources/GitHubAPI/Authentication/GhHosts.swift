import Yams

/// gh's `hosts.yml`: a mapping of host names to what gh knows about them. Since gh 2.40 the accounts of a
/// host stand under `users`; the token of the active one may stand beside it, in an account, or in a keyring
/// only.
/// Source: cli/cli `internal/config/migration/multi_account.go`.
struct GhHosts {
  private let hosts: Node.Mapping

  /// - Throws: `GhHostsProblem.unreadable`.
  init(_ text: String) throws(GhHostsProblem) {
    guard YAMLBounds.allow(text) else { throw .unreadable(line: nil) }
    do {
      // All that is read here is text; telling it from numbers by the parser's regular expressions would be a
      // third of a start.
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

  /// Nil where gh does not know the host.
  /// - Throws: `GhHostsProblem` where gh knows it, but octodo cannot get its token.
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
