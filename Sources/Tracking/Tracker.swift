public import EventLoop
public import FoundationEssentials

/// Receives events. Never waits and never throws, because tracking must not disturb the user.
@LoopActor
public protocol Tracker: AnyObject, Sendable {
  /// Tracks an event at the current time.
  func track(_ event: TrackingEvent)

  /// Tracks an event at a time that the caller already read from the clock.
  func track(_ event: TrackingEvent, at time: Date)

  /// The number of events of this run that were stored.
  var writtenCount: Int { get }
}

extension Tracker {
  /// For trackers that store no times.
  public func track(_ event: TrackingEvent, at time: Date) {
    track(event)
  }
}

/// Keeps the events in order, for tests and scripts.
@LoopActor
public final class RecordingTracker: Tracker {
  public private(set) var events: [TrackingEvent] = []
  public private(set) var writtenCount = 0

  public nonisolated init() {}

  public func track(_ event: TrackingEvent) {
    events.append(event)
    writtenCount += 1
  }

  /// Returns and clears the events.
  public func takeEvents() -> [TrackingEvent] {
    defer { events = [] }
    return events
  }
}
