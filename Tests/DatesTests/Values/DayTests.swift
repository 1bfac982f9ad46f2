import Dates
import Testing

struct DayTests {
  @Test func `counts days since 1970`() {
    #expect(Day(year: 1970, month: 1, day: 1)?.number == 0)
    #expect(Day(year: 2026, month: 11, day: 27)?.number == 20_784)
    #expect(Day(year: 1969, month: 12, day: 31)?.number == -1)
  }

  @Test func `every day is read back from what it prints`() {
    for number in stride(from: Day.first.number, through: Day.last.number, by: 97) {
      let day = Day(number: number)
      #expect(Day(iso: day.description) == day)
    }
    #expect(Day.first.description == "0001-01-01")
    #expect(Day.last.description == "9999-12-31")
  }

  @Test(arguments: [
    "2026-02-29", "2026-11-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "2026-1-01",
    "20260101",
    "2026-01-01 ", "２026-01-01", "",
  ])
  func `does not read a day that does not exist`(_ text: String) {
    #expect(Day(iso: text) == nil)
  }

  @Test func `knows the leap years of the Gregorian calendar`() {
    #expect([1900, 2000, 2024, 2026, 2100].filter(Day.isLeap) == [2000, 2024])
    #expect(Day(iso: "2028-02-29")?.dayOfYear == 60)
    #expect(Day(iso: "2028-12-31")?.dayOfYear == 366)
  }

  @Test func `knows the weekday before and after 1970`() {
    #expect(Day(iso: "2026-11-27")?.weekday == .friday)
    #expect(Day(iso: "1900-01-01")?.weekday == .monday)
    #expect(Day.first.weekday == .monday)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-03-31", -1, "2026-02-28"),
    ("2024-02-29", 12, "2025-02-28"), ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"),
    ("2026-05-31", 3, "2026-08-31"), ("9999-12-01", 1, "9999-12-31"), ("0001-01-05", -1, "0001-01-01"),
  ])
  func `a month keeps the day, or takes the last one`(_ from: String, _ months: Int, _ to: String) {
    #expect(Day(iso: from)?.adding(months: months).description == to)
  }

  @Test func `arithmetic ends at the first and the last day`() {
    #expect(Day.last.adding(days: 1) == .last)
    #expect(Day.first.adding(days: Int.min) == .first)
    #expect(Day.first.adding(days: Int.max) == .last)
    #expect(Day.first.adding(months: Int.max) == .last)
    #expect(Day.last.adding(workdays: Int.max) == .last)
    #expect(Day(number: Int.min) == .first)
  }

  @Test(arguments: [
    ("2026-11-22", 3, "2026-11-25"), ("2026-11-21", 1, "2026-11-23"), ("2026-11-20", 1, "2026-11-23"),
    ("2026-11-20", 5, "2026-11-27"), ("2026-11-20", 6, "2026-11-30"), ("2026-11-22", -1, "2026-11-20"),
    ("2026-11-21", -1, "2026-11-20"), ("2026-11-23", -1, "2026-11-20"), ("2026-11-23", -6, "2026-11-13"),
    ("2026-11-22", 0, "2026-11-22"), ("2026-11-22", 5, "2026-11-27"), ("2026-11-22", -5, "2026-11-16"),
  ])
  func `workdays skip Saturday and Sunday`(_ from: String, _ count: Int, _ to: String) {
    #expect(Day(iso: from)?.adding(workdays: count).description == to)
  }

  @Test func `a week begins on Monday or Sunday`() {
    let sunday = Day(iso: "2026-11-22")
    #expect(sunday?.weekBegin(.monday).description == "2026-11-16")
    #expect(sunday?.weekBegin(.sunday) == sunday)
    #expect(sunday?.next(.sunday).description == "2026-11-29")
    #expect(sunday?.next(.monday).description == "2026-11-23")
  }
}
