/// The wait before a failed request is retried. It grows with each failure and has random jitter, so that
/// clients that failed at the same moment do not retry at the same moment.
public struct Backoff: Hashable, Sendable {
  /// The maximum of the first wait.
  public var base: Duration
  /// The maximum of every wait, apart from `retry-after`.
  public var cap: Duration

  public init(base: Duration = .seconds(30), cap: Duration = .seconds(3600)) {
    self.base = base
    self.cap = cap
  }

  /// - Parameters:
  ///   - failures: the number of consecutive failures, at least 1.
  ///   - chance: a random number from 0 to below 1.
  ///   - retryAfter: the receiver's `retry-after`, honoured in full; the jitter is added to it.
  public func delay(failures: Int, chance: Double, retryAfter: Duration? = nil) -> Duration {
    let maxDelay = min(cap, base * (1 << min(max(failures, 1) - 1, 30)))
    return (retryAfter ?? .zero) + maxDelay * chance
  }
}
