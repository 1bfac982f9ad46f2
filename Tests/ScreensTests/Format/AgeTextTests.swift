import AppTestSupport
import FoundationEssentials
import Screens
import Terminal
import Testing
import Texts

struct AgeTextTests {
  private static let (minute, hour, day) = (60, 3_600, 86_400)

  @Test(
    arguments: [
      (-1_000_000, "now"), (0, "now"), (59, "now"), (minute, "1m"), (hour - 1, "59m"), (hour, "1h"),
      (day - 1, "23h"), (day, "1d"), (14 * day - 1, "13d"), (14 * day, "2w"), (60 * day - 1, "8w"),
      (60 * day, "2mo"), (360 * day - 1, "11mo"), (360 * day, "11mo"), (365 * day - 1, "11mo"),
      (365 * day, "1y"), (20 * 365 * day, "20y"),
    ] as [(Int, String)])
  func `an age is given in its largest unit`(seconds: Int, expected: String) {
    let date = FakeWorld.start.addingTimeInterval(-Double(seconds))
    #expect(AgeText(Texts(.en)).short(date, now: FakeWorld.start) == expected)
  }

  @Test(arguments: Language.allCases)
  func `the column has room for every age`(language: Language) {
    let (minute, day) = (Self.minute, Self.day)
    let spans: [Int] = [0, 59 * minute, 23 * Self.hour, 13 * day, 59 * day, 364 * day, 99 * 365 * day]
    let ages = spans.map { span in
      AgeText(Texts(language)).short(
        FakeWorld.start.addingTimeInterval(-Double(span)), now: FakeWorld.start)
    }
    #expect(ages.allSatisfy { DisplayText($0).width <= AgeText.columns(under: "", in: language) })
  }

  @Test func `in a sentence the last minute is just now`() {
    let ages = AgeText(Texts(.en))
    #expect(ages.phrase(FakeWorld.start, now: FakeWorld.start) == "just now")
    #expect(ages.phrase(FakeWorld.start - 60, now: FakeWorld.start) == "1m")
  }

  @Test func `dates at the limits of time do not crash`() {
    #expect(AgeText(Texts(.en)).short(.distantFuture, now: FakeWorld.start) == "now")
    #expect(AgeText(Texts(.en)).short(.distantPast, now: FakeWorld.start).hasSuffix("y"))
  }
}
