import AppCore
import AppTestSupport
import FoundationEssentials
import Testing

struct DayTextTests {
  @Test(
    arguments: [
      (0.0, "2026-01-31"), (43_199, "2026-01-31"), (43_200, "2026-02-01"), (-43_200, "2026-01-31"),
      (-43_201, "2026-01-30"),
    ] as [(Double, String)])
  func `a day is written as ISO 8601 in UTC`(seconds: Double, expected: String) {
    #expect(DayText.iso(FakeWorld.start.addingTimeInterval(seconds)) == expected)
  }
}
