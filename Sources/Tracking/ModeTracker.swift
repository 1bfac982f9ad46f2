public import EventLoop
public import FoundationEssentials

/// Passes each event to the tracker of the current mode, which the user may change at any time.
@LoopActor
public final class ModeTracker: Tracker {
  private let local: any Tracker
  private let collector: (any Tracker)?
  private let mode: @LoopActor () -> TrackingMode

  /// - Parameter collector: nil if none is configured; its events then go to the local file.
  public init(local: any Tracker, collector: (any Tracker)?, mode: @escaping @LoopActor () -> TrackingMode) {
    self.local = local
    self.collector = collector
    self.mode = mode
  }

  public var writtenCount: Int { local.writtenCount + (collector?.writtenCount ?? 0) }

  public func track(_ event: TrackingEvent, at time: Date?) {
    tracker?.track(event, at: time)
  }

  private var tracker: (any Tracker)? {
    switch mode() {
    case .off: nil
    case .local: local
    case .collector: collector ?? local
    }
  }
}
