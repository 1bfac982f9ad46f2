import CLinux
import Glibc

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
  /// Runs at the machine's speed while the loop's own clock is virtual.
  var isMachine = false

  /// Read it on the loop's thread only.
  public var now: Instant { Instant(sinceStart: isMachine ? MonotonicTime.now() : loop.time.now) }

  /// One nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await loop.sleep(until: deadline, on: self)
  }
}

extension EventLoop {
  /// The clock that the loop uses.
  public var clock: LoopClock { LoopClock(loop: self) }

  /// The machine's clock, whichever clock the loop uses: for what happens outside of the program, such as the bytes of
  /// a key.
  public var machineClock: LoopClock { LoopClock(loop: self, isMachine: true) }
}

/// The machine's monotonic clock (CLOCK_MONOTONIC), as the time since boot.
enum MonotonicTime {
  static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The deadline in the form that system calls take.
  static func deadline(after span: Duration) -> timespec {
    let (seconds, attoseconds) = (now() + span).components
    return timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}
