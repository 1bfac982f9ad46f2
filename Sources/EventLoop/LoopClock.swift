/// The loop's clock: real, or virtual and moved only by `advance`. Sleepers cannot distinguish them. Equal deadlines
/// wake in the order in which the timers were created.
public struct LoopClock: Clock, Sendable {
  /// A moment of this clock.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since the clock's start.
    public let sinceStart: Duration

    public init(sinceStart: Duration) {
      self.sinceStart = sinceStart
    }

    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    public static func < (left: Instant, right: Instant) -> Bool {
      left.sinceStart < right.sinceStart
    }
  }

  let loop: EventLoop

  /// Read it on the loop's thread only.
  public var now: Instant { Instant(sinceStart: loop.time.now) }

  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await loop.sleep(until: deadline)
  }
}

extension EventLoop {
  /// The clock that the loop uses.
  public var clock: LoopClock { LoopClock(loop: self) }
}
