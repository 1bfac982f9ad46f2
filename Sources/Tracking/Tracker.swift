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
