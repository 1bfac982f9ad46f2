import AppCore
import AppTestSupport
import FoundationEssentials
import Testing

struct AgeTextTests {
  private static let (minute, hour, day) = (60, 3_600, 86_400)

  @Test(
    arguments: [
      (-1_000_000, "now"), (0, "now"), (59, "now"), (minute, "1m"), (hour - 1, "59m"), (hour, "1h"),
      (day - 1, "23h"), (day, "1d"), (14 * day - 1, "13d"), (14 * day, "2w"), (60 * day - 1, "8w"),
      (60 * day, "2mo"), (365 * day - 1, "12mo"), (365 * day, "1y"), (20 * 365 * day, "20y"),
    ] as [(Int, String)])
  func `an age is told in its largest unit`(seconds: Int, expected: String) {
    let date = FakeWorld.start.addingTimeInterval(-Double(seconds))
    #expect(AgeText.short(date, now: FakeWorld.start) == expected)
  }

  @Test func `dates at the ends of time do not trap`() {
    #expect(AgeText.short(.distantFuture, now: FakeWorld.start) == "now")
    #expect(AgeText.short(.distantPast, now: FakeWorld.start).hasSuffix("y"))
  }
}
