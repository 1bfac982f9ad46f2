import EventLoop
import TestSupport
import Testing

@testable import Tracking

struct ModeTrackerTests {
  @Test func `each event goes to the tracker of the current mode`() throws {
    try onLoop { _ in
      let (local, collector) = (RecordingTracker(), RecordingTracker())
      let mode = Mode()
      let tracker = ModeTracker(local: local, collector: collector) { mode.value }
      tracker.track(.search(query: "a", page: 1))
      mode.value = .collector
      tracker.track(.search(query: "b", page: 1))
      mode.value = .off
      tracker.track(.search(query: "c", page: 1))
      #expect(local.events == [.search(query: "a", page: 1)])
      #expect(collector.events == [.search(query: "b", page: 1)])
      #expect(tracker.writtenCount == 2)
    }
  }

  @Test func `without a collector events go to the local file`() throws {
    try onLoop { _ in
      let local = RecordingTracker()
      ModeTracker(local: local, collector: nil) { .collector }.track(.launch)
      #expect(local.events == [.launch])
    }
  }
}

@LoopActor
private final class Mode {
  var value = TrackingMode.local
}
