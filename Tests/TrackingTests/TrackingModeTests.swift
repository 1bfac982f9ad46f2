import Testing
import Tracking

struct TrackingModeTests {
  @Test(
    arguments: [
      (nil, false, .local), (nil, true, .off), ("", false, .local), ("0", false, .local), ("1", false, .off),
      ("true", false, .off), ("false", false, .off), ("0", true, .off),
    ] as [(String?, Bool, TrackingMode)])
  func `the strictest word counts`(doNotTrack: String?, isSwitchedOff: Bool, expected: TrackingMode) {
    let environment = doNotTrack.map { ["DO_NOT_TRACK": $0] } ?? [:]
    #expect(
      TrackingMode.decide(configured: .local, isSwitchedOff: isSwitchedOff, environment: environment)
        == expected)
  }

  @Test(arguments: [nil, "", "0", "1"] as [String?])
  func `off in the configuration stays off whatever else is said`(doNotTrack: String?) {
    let environment = doNotTrack.map { ["DO_NOT_TRACK": $0] } ?? [:]
    #expect(TrackingMode.decide(configured: .off, isSwitchedOff: false, environment: environment) == .off)
  }
}
