/// What the search for a token found.
public struct TokenLookup: Hashable, Sendable {
  /// Nil where octodo is to ask without one.
  public var token: Token?
  /// Where the token stands, for display: `GH_TOKEN`, or the path of gh's `hosts.yml`.
  public var origin: String?
  /// Sentences about what could not be used, and what to do about it.
  public var notices: [String]

  public init(token: Token? = nil, origin: String? = nil, notices: [String] = []) {
    self.token = token
    self.origin = origin
    self.notices = notices
  }
}
