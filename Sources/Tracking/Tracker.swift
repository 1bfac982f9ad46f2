public import EventLoop
public import FoundationEssentials

/// Receives events. Never waits and never throws, because tracking must not disturb the user.
@LoopActor
public protocol Tracker: AnyObject, Sendable {
  /// - Parameter time: the time if the caller already read it from the clock; nil for the current time.
  func track(_ event: TrackingEvent, at time: Date?)

  /// The number of events of this run that were stored.
  var writtenCount: Int { get }
}

extension Tracker {
  /// Tracks an event at the current time.
  public func track(_ event: TrackingEvent) {
    track(event, at: nil)
  }
}

/// Keeps the events in order, for tests and scripts.
@LoopActor
public final class RecordingTracker: Tracker {
  public private(set) var events: [TrackingEvent] = []
  public private(set) var writtenCount = 0

  public nonisolated init() {}

  public func track(_ event: TrackingEvent, at time: Date?) {
    events.append(event)
    writtenCount += 1
  }

  /// Returns and clears the events.
  public func takeEvents() -> [TrackingEvent] {
    defer { events = [] }
    return events
  }
}
