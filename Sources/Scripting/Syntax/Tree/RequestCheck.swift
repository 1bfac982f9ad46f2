/// A request that must, or must not, have been sent since the last input.
public struct RequestCheck: Sendable, Hashable {
  public let isNegated: Bool
  public let match: RequestMatch
  /// Exactly this often; nil is at least once.
  public let count: Int?
}
