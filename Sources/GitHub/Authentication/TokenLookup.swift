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
