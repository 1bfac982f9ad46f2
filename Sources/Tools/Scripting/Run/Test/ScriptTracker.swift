import EventLoop
import FoundationEssentials
import Tracking

/// Records events in order, with their times.
@LoopActor
final class ScriptTracker: Tracker {
  /// The wall clock of the running program.
  var now: @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
  private var events: [FiredEvent] = []
  /// The number since the test began, because a program's file of events survives a restart.
  private(set) var writtenCount = 0

  func track(_ event: TrackingEvent) {
    events.append(FiredEvent(event: event, time: now().timeIntervalSince1970))
    writtenCount += 1
  }

  /// The events since the last call.
  func takeEvents() -> [FiredEvent] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }
}
