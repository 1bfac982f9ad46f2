import Testing
import Tracking

struct TrackingModeTests {
  @Test(arguments: [(nil, false), ("", false), ("0", false), ("1", true), ("true", true), ("false", true)])
  func `DO_NOT_TRACK refuses unless it is empty or 0`(value: String?, isRefused: Bool) {
    let environment = value.map { ["DO_NOT_TRACK": $0] } ?? [:]
    #expect(TrackingMode.isRefused(in: environment) == isRefused)
  }

  @Test func `the modes are ordered by how far events go`() {
    #expect(TrackingMode.allCases.sorted() == [.off, .local, .collector])
  }
}
