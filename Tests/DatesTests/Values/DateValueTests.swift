import Dates
import FoundationEssentials
import Testing

struct DateValueTests {
  private let berlin: TimeZone
  private let tokyo: TimeZone

  init() throws {
    berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
  }

  private func now(_ text: String) throws -> Date { try #require(Moment(rfc3339: text, in: berlin)).date }

  @Test func `a day is overdue when the next one begins`() throws {
    let due = DateValue.day(try #require(Day(iso: "2026-11-22")))
    let evening = try now("2026-11-22T23:59:59+01:00")
    let midnight = try now("2026-11-23T00:00:00+01:00")
    #expect(!due.isOverdue(at: evening, in: berlin))
    #expect(due.isToday(at: evening, in: berlin))
    #expect(due.isOverdue(at: midnight, in: berlin))
    #expect(!due.isToday(at: midnight, in: berlin))
    #expect(due.isOverdue(at: evening, in: tokyo), "the day is over where one is")
  }

  @Test func `a moment is overdue when it has passed`() throws {
    let due = DateValue.moment(try #require(Moment(rfc3339: "2026-11-22T17:00:00+01:00", in: berlin)))
    let then = try now("2026-11-22T17:00:00+01:00")
    #expect(!due.isOverdue(at: then, in: berlin))
    #expect(due.isOverdue(at: then.addingTimeInterval(0.001), in: tokyo))
    #expect(due.isToday(at: then, in: berlin))
  }

  @Test func `a day begins at midnight`() throws {
    let wait = DateValue.day(try #require(Day(iso: "2026-11-23")))
    let before = try now("2026-11-22T23:59:59+01:00")
    let midnight = try now("2026-11-23T00:00:00+01:00")
    #expect(!wait.hasBegun(at: before, in: berlin))
    #expect(wait.hasBegun(at: midnight, in: berlin))
  }

  @Test func `a moment is of today by the zone where one is`() throws {
    let moment = DateValue.moment(try #require(Moment(rfc3339: "2026-11-22T20:00:00+01:00", in: berlin)))
    let then = try now("2026-11-22T12:00:00+01:00")
    #expect(moment.isToday(at: then, in: berlin))
    #expect(!moment.isToday(at: then, in: tokyo))
    #expect(moment.day(in: tokyo).description == "2026-11-23")
  }

  @Test func `is read with the names of a language`() throws {
    let day = DateValue.day(try #require(Day(iso: "2026-11-27")))
    let moment = DateValue.moment(try #require(Moment(rfc3339: "2026-11-27T17:00:00+01:00", in: berlin)))
    #expect(day.reading(in: berlin, .english) == "Fri 27 Nov 2026")
    #expect(moment.reading(in: berlin, .english) == "Fri 27 Nov 2026 17:00")
    #expect(moment.reading(in: tokyo, .english) == "Sat 28 Nov 2026 01:00 (Europe/Berlin)")
    let japanese = DateNames(
      weekdays: ["月", "火", "水", "木", "金", "土", "日"], months: (1...12).map(String.init),
      pattern: "{year}年{month}月{day}日({weekday})")
    #expect(day.reading(in: berlin, japanese) == "2026年11月27日(金)")
  }
}
