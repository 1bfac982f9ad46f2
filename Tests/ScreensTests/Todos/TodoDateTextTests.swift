import Dates
import FoundationEssentials
import Screens
import Testing
import Texts

/// The dates of todos on a Sunday, at noon.
struct TodoDateTextTests {
  /// 2026-11-22T12:00:00Z.
  private static let now = Date(timeIntervalSince1970: 1_795_348_800)

  private func text(_ language: Language = .en) -> TodoDateText {
    TodoDateText(Texts(language), now: Self.now, in: .gmt)
  }

  private func day(_ text: String) throws -> DateValue { .day(try #require(Day(iso: text))) }

  private func moment(hours: Double) -> DateValue {
    .moment(Moment(Self.now.addingTimeInterval(hours * 3_600), in: .gmt))
  }

  @Test(arguments: [
    ("2026-11-22", "today"), ("2026-11-23", "mon"), ("2026-11-28", "sat"), ("2026-11-29", "7d"),
    ("2026-12-05", "13d"), ("2026-12-06", "2w"), ("2027-03-01", "3mo"), ("2028-11-22", "2y"),
    ("2026-11-21", "! overdue 1d"), ("2026-11-01", "! overdue 3w"),
  ])
  func `a column says how near a day is`(iso: String, expected: String) throws {
    let due = try day(iso)
    #expect(text().due(due, isShort: false) == expected)
  }

  @Test func `without room the sign alone says that a todo is overdue`() throws {
    let friday = try day("2026-11-20")
    #expect(text().due(friday, isShort: true) == "! 2d")
    #expect(text(.ja).due(friday, isShort: true) == "! 2日")
  }

  @Test func `a time of today is shown as such until it is past`() {
    #expect(text().due(moment(hours: 5), isShort: false) == "17:00")
    #expect(text().due(moment(hours: -3), isShort: false) == "! overdue 3h")
  }

  @Test func `a time of yesterday is late by its hours`() {
    #expect(text().due(moment(hours: -13), isShort: false) == "! overdue 13h")
  }

  @Test func `someday is a word, not the day that stands for it`() {
    let someday = DateValue.day(.someday)
    #expect(text().short(someday) == "someday")
    #expect(text().long(someday) == "someday")
    #expect(text().full(someday) == "someday")
    #expect(text(.ja).iso(someday) == "いつか")
  }

  @Test func `in a sentence the year is left out if it is this one`() throws {
    let (friday, nextYear) = (try day("2026-11-27"), try day("2027-01-02"))
    #expect(text().long(friday) == "Fri 27 Nov")
    #expect(text().long(nextYear) == "Sat 2 Jan 2027")
    #expect(text().long(moment(hours: 29)) == "Mon 23 Nov 17:00")
    #expect(text(.ja).long(friday) == "11月27日(金)")
    #expect(text(.ja).long(nextYear) == "2027年1月2日(土)")
  }
}
