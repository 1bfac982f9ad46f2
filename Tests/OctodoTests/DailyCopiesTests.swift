import FoundationEssentials
import Testing

@testable import octodo

struct DailyCopiesTests {
  /// 2026-01-31 23:30 in UTC.
  private let evening = Date(timeIntervalSince1970: 1_769_902_200)

  @Test(arguments: [(0, "2026-01-31"), (9, "2026-02-01"), (-9, "2026-01-31")])
  func `a copy has the day of the user's zone`(hours: Int, day: String) throws {
    let zone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
    let shown = DailyCopies.day(evening, zone)
    #expect(shown == day)
  }

  @Test(arguments: [(0, 31), (-1, 91), (1, 24 * 60 - 29)])
  func `the next copy is made a minute after the user's midnight`(hours: Int, minutes: Int) throws {
    let zone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
    let wait = DailyCopies.untilTomorrow(evening, zone)
    #expect(wait == .seconds(minutes * 60))
  }
}
