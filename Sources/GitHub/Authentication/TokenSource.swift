/// Finds the token for an API where gh keeps it: in the environment, then in gh's `hosts.yml`.
/// Source: `gh help environment`, cli/go-gh `pkg/auth`.
public enum TokenSource {
  /// - Parameter readFile: returns the content of the file at a path, nil if there is none; throws if it
  ///   cannot be read.
  public static func find(
    for base: APIBase, environment: [String: String], readFile: (String) throws -> String?
  ) -> TokenLookup {
    let host = TokenHost(base, environment: environment)
    var notices: [TokenNotice] = []
    for variable in host.variables {
      guard let text = environment[variable], !text.isEmpty else { continue }
      if let token = Token(text) { return TokenLookup(token: token, origin: variable, notices: notices) }
      notices.append(.notAToken(variable: variable))
    }
    guard let path = hostsPath(environment) else { return TokenLookup(notices: notices) }
    do {
      guard let text = try readFile(path) else { return TokenLookup(notices: notices) }
      if let token = try GhHosts(text).token(for: host.name) {
        return TokenLookup(token: token, origin: path, notices: notices)
      }
    } catch let problem as GhHostsProblem {
      notices.append(problem.notice(path: path, host: host))
    } catch {
      notices.append(.fileUnreadable(path: path, reason: "\(error)"))
    }
    return TokenLookup(notices: notices)
  }

  /// Where a user puts the token for an API: the host's name for gh, and the variable; nil if none is read for it.
  public static func location(
    for base: APIBase, environment: [String: String]
  ) -> (host: String, variable: String?) {
    let host = TokenHost(base, environment: environment)
    return (host.name, host.variables.first)
  }

  private static func hostsPath(_ environment: [String: String]) -> String? {
    func folder(_ variable: String, _ rest: String) -> String? {
      guard let value = environment[variable], !value.isEmpty else { return nil }
      return value + rest
    }
    let folder =
      folder("GH_CONFIG_DIR", "") ?? folder("XDG_CONFIG_HOME", "/gh") ?? folder("HOME", "/.config/gh")
    return folder.map { "\($0)/hosts.yml" }
  }
}

/// The result of the search for a token.
public struct TokenLookup: Hashable, Sendable {
  /// Nil if requests are sent without a token.
  public var token: Token?
  /// The token's source for display: `GH_TOKEN`, or the path of gh's `hosts.yml`.
  public var origin: String?
  /// Sources that could not be used.
  public var notices: [TokenNotice]

  public init(token: Token? = nil, origin: String? = nil, notices: [TokenNotice] = []) {
    self.token = token
    self.origin = origin
    self.notices = notices
  }
}
