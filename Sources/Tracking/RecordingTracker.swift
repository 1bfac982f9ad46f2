public import EventLoop

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
