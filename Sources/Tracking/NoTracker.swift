public import EventLoop

/// Tracking switched off: no file, no socket, no id.
@LoopActor
public final class NoTracker: Tracker {
  public nonisolated init() {}

  public func track(_ event: TrackingEvent) {}
}
