import EventLoop
import FoundationEssentials
import Tracking

/// Keeps the events in the order in which they fired, with their times.
@LoopActor
final class ScriptTracker: Tracker {
  /// The wall clock of the program that runs.
  var now: @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
  private var events: [FiredEvent] = []
  /// Since the test began, for what a program wrote outlasts its restart.
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
