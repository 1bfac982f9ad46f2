public import EventLoop
public import FoundationEssentials

/// Where events go. Sending one never waits and never throws: tracking must not get in a person's way.
@LoopActor
public protocol Tracker: AnyObject, Sendable {
  /// Takes an event that fires now.
  func track(_ event: TrackingEvent)

  /// Takes an event that fired at a time that somebody else has looked at already.
  func track(_ event: TrackingEvent, at time: Date)

  /// How many events of this run were kept somewhere.
  var writtenCount: Int { get }
}

extension Tracker {
  /// For who keeps no times.
  public func track(_ event: TrackingEvent, at time: Date) {
    track(event)
  }
}
