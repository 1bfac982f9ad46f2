import EventLoop
import TestSupport
import Testing
import Tracking

struct RecordingTrackerTests {
  @Test func `events are kept in order and taken once`() throws {
    try onLoop { _ in
      let tracker = RecordingTracker()
      tracker.track(.launch)
      tracker.track(.search(query: "flux", page: 2))
      #expect(tracker.events == [.launch, .search(query: "flux", page: 2)])
      #expect(tracker.takeEvents() == [.launch, .search(query: "flux", page: 2)])
      #expect(tracker.takeEvents() == [])
    }
  }
}
