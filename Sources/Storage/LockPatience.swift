import Domain
import Glibc
import Synchronization

/// How long calls wait for the locks of other programs: up to one deadline for the whole call, however many locks it
/// needs. SQLite's own timeout begins anew with each lock.
public final class LockPatience: Sendable {
  /// A monotonic clock that can pause the thread.
  public struct Clock: Sendable {
    /// The time since an arbitrary moment.
    public let now: @Sendable () -> Duration
    let pause: @Sendable (Duration) -> Void

    public init(now: @escaping @Sendable () -> Duration, pause: @escaping @Sendable (Duration) -> Void) {
      (self.now, self.pause) = (now, pause)
    }

    public static let system = Clock(
      now: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
      },
      pause: { usleep(UInt32(clamping: $0.components.attoseconds / 1_000_000_000_000)) })
  }

  /// How long a call waits if nothing else is said.
  public static let usual = Duration.seconds(5)

  private let wait: Duration
  private let clock: Clock
  private let deadline = Mutex<Duration?>(nil)
  private let end: End

  /// When all waits end; nil as long as the program runs and is not about to be suspended.
  private final class End: Sendable {
    let moment = Mutex<Duration?>(nil)
  }

  /// - Parameter wait: how long a call waits that has no deadline.
  public convenience init(_ wait: Duration = LockPatience.usual, clock: Clock = .system) {
    self.init(wait, clock, End())
  }

  private init(_ wait: Duration, _ clock: Clock, _ end: End) {
    (self.wait, self.clock, self.end) = (wait, clock, end)
  }

  /// Another one with the same end, for the calls of another thread.
  func forOtherThread() -> LockPatience { LockPatience(wait, clock, end) }

  /// Lets no call wait longer than until a moment on the clock, not even one that waits already. Nil lets them wait again.
  func end(at moment: Duration?) {
    end.moment.withLock { $0 = moment }
  }

  /// Runs `body` with a deadline on the clock; one that is set already and earlier stays.
  func until<Value, Failure: Error>(
    _ moment: Duration, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let before = deadline.withLock { present in
      defer { present = min(present ?? moment, moment) }
      return present
    }
    defer { deadline.withLock { $0 = before } }
    return try body()
  }

  /// Runs `body` with a deadline from now on, unless one is set already.
  /// - Parameter longest: a shorter wait, for a read that can be left out.
  func fromNow<Value, Failure: Error>(
    atMost longest: Duration? = nil, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if longest == nil, deadline.withLock({ $0 != nil }) { return try body() }
    return try until(clock.now() + (longest ?? wait), body)
  }

  /// Pauses for a moment, longer with each attempt.
  /// - Returns: false without a pause if the deadline or the end has passed.
  func waitAgain(after attempts: Int) -> Bool {
    let moments = [deadline.withLock(\.self) ?? .zero, end.moment.withLock(\.self)].compactMap(\.self)
    let left = (moments.min() ?? .zero) - clock.now()
    guard left > .zero else { return false }
    let pauses = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]
    clock.pause(min(left, .milliseconds(pauses[min(max(attempts, 0), pauses.count - 1)])))
    return true
  }
}
