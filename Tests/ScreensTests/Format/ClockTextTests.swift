import AppTestSupport
import FoundationEssentials
import Screens
import Testing

struct ClockTextTests {
  @Test(
    arguments: [
      (0.0, "12:00:00"), (1.9, "12:00:01"), (43_199, "23:59:59"), (43_200, "00:00:00"), (-43_201, "23:59:59"),
      (-1_769_860_801, "23:59:59"),
    ] as [(Double, String)])
  func `a time has seconds`(seconds: Double, expected: String) {
    #expect(ClockText.seconds(FakeWorld.start.addingTimeInterval(seconds), in: .gmt) == expected)
  }

  @Test func `the time is local to the zone`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 5 * 3_600 + 1_800))
    #expect(ClockText.seconds(FakeWorld.start, in: zone) == "17:30:00")
  }
}
