/// A request that must, or must not, have been sent since the last input.
public struct RequestCheck: Sendable, Hashable {
  public let isNegated: Bool
  public let match: RequestMatch
  /// The exact number of requests; nil for at least one.
  public let count: Int?
}
