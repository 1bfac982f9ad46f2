/// How long to wait before a request that failed is made again: longer each time, and never as long as another client
/// that failed at the same moment, or all of them would come back together.
public struct Backoff: Hashable, Sendable {
  /// The most that the first wait can be.
  public var base: Duration
  /// The most that any wait can be, a `retry-after` left aside.
  public var cap: Duration
  /// Without it every client waits the most that it may: for the simulation, which shows what that does.
  public var hasJitter: Bool

  public init(base: Duration = .seconds(30), cap: Duration = .seconds(3600), hasJitter: Bool = true) {
    self.base = base
    self.cap = cap
    self.hasJitter = hasJitter
  }

  /// - Parameters:
  ///   - failures: in a row, at least 1.
  ///   - chance: 0 to below 1, evenly spread.
  ///   - retryAfter: what the receiver asked for; it is kept to the full, and the spread comes on top of it.
  public func delay(failures: Int, chance: Double, retryAfter: Duration? = nil) -> Duration {
    let most = min(cap, base * (1 << min(max(failures, 1) - 1, 30)))
    let spread = hasJitter ? most * chance : most
    guard let retryAfter else { return spread }
    return retryAfter + (hasJitter ? spread : .zero)
  }
}
