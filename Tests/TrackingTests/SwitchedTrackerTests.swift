import EventLoop
import TestSupport
import Testing
import Tracking

struct SwitchedTrackerTests {
  @Test func `events pass while it is on, and are gone while it is off`() throws {
    try onLoop { _ in
      let recorder = RecordingTracker()
      let tracking = Switch()
      let tracker = SwitchedTracker(recorder) { tracking.isOn }
      tracker.track(.launch)
      tracking.isOn = false
      tracker.track(.search(query: "secret", page: 1))
      tracking.isOn = true
      tracker.track(.background)
      #expect(recorder.events == [.launch, .background])
      #expect(tracker.writtenCount == 2)
    }
  }
}

@LoopActor
private final class Switch {
  var isOn = true
}
