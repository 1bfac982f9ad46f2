import EventLoop
import FoundationEssentials
import Synchronization

/// The wall clock of a recording: its start, and what has passed on the loop's clock since.
final class RecordedClock: Sendable {
  private let loop: EventLoop
  private let start: Date
  private let beginning: LoopClock.Instant
  private let last: Mutex<Date>

  @LoopActor
  init(start: Date, loop: EventLoop) {
    self.loop = loop
    self.start = start
    beginning = loop.clock.now
    last = Mutex(start)
  }

  /// On another thread than the loop's, the time at which the loop last asked.
  @Sendable func read() -> Date {
    guard loop.isCurrent else { return last.withLock(\.self) }
    let now = start + beginning.duration(to: loop.clock.now) / .seconds(1)
    last.withLock { $0 = now }
    return now
  }
}
