public import EventLoop

/// Passes events on while tracking is on. What is behind it makes its file at the first event, so nothing is made where
/// it was off from the start.
@LoopActor
public final class SwitchedTracker: Tracker {
  private let tracker: any Tracker
  private let isOn: @LoopActor () -> Bool

  /// - Parameter isOn: asked at each event, for a person may change it at any time.
  public init(_ tracker: any Tracker, isOn: @escaping @LoopActor () -> Bool) {
    self.tracker = tracker
    self.isOn = isOn
  }

  public var writtenCount: Int { tracker.writtenCount }

  public func track(_ event: TrackingEvent) {
    if isOn() { tracker.track(event) }
  }
}
