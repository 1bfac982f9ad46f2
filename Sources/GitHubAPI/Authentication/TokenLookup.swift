/// What the search for a token found.
public struct TokenLookup: Hashable, Sendable {
  /// Nil where octodo is to ask without one.
  public var token: Token?
  /// Where the token stands, for display: `GH_TOKEN`, or the path of gh's `hosts.yml`.
  public var origin: String?
  /// What could not be used.
  public var notices: [TokenNotice]

  public init(token: Token? = nil, origin: String? = nil, notices: [TokenNotice] = []) {
    self.token = token
    self.origin = origin
    self.notices = notices
  }
}
