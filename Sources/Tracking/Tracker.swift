public import EventLoop

/// Where events go. Sending one never waits and never throws: tracking must not get in a person's way.
@LoopActor
public protocol Tracker: AnyObject, Sendable {
  func track(_ event: TrackingEvent)

  /// How many events of this run were kept somewhere.
  var writtenCount: Int { get }
}
