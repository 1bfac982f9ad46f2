public import EventLoop

/// Where events go. Sending one never waits and never throws: tracking must not get in a person's way.
public protocol Tracker: AnyObject, Sendable {
  @LoopActor func track(_ event: TrackingEvent)
}
