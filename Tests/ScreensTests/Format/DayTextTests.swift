import AppTestSupport
import FoundationEssentials
import Screens
import Testing

struct DayTextTests {
  @Test(
    arguments: [
      (0.0, "2026-01-31"), (43_199, "2026-01-31"), (43_200, "2026-02-01"), (-43_200, "2026-01-31"),
      (-43_201, "2026-01-30"),
    ] as [(Double, String)])
  func `a day is in ISO 8601 format`(seconds: Double, expected: String) {
    #expect(DayText.iso(FakeWorld.start.addingTimeInterval(seconds), in: .gmt) == expected)
  }

  @Test(arguments: [(-1.0, "1969-12-31"), (-62_135_596_800, "0001-01-01"), (253_402_300_799, "9999-12-31")])
  func `a year has four digits`(seconds: Double, expected: String) {
    #expect(DayText.iso(Date(timeIntervalSince1970: seconds), in: .gmt) == expected)
  }

  @Test func `the day is local to the zone`() throws {
    let east = try #require(TimeZone(secondsFromGMT: 14 * 3600))
    let west = try #require(TimeZone(secondsFromGMT: -12 * 3600))
    #expect(DayText.iso(FakeWorld.start, in: east) == "2026-02-01")
    #expect(DayText.iso(FakeWorld.start.addingTimeInterval(-1), in: west) == "2026-01-30")
  }
}
