import EventLoop
import FoundationEssentials
import Tracking

/// Records tracked events.
@LoopActor
final class RecordedTracker: Tracker {
  private let recorder: ScriptRecorder
  private let tracker: any Tracker

  init(_ tracker: any Tracker, recorder: ScriptRecorder) {
    self.tracker = tracker
    self.recorder = recorder
  }

  var writtenCount: Int { tracker.writtenCount }

  func track(_ event: TrackingEvent) {
    recorder.draft.fired(event)
    tracker.track(event)
  }

  func track(_ event: TrackingEvent, at time: Date) {
    recorder.draft.fired(event)
    tracker.track(event, at: time)
  }
}
