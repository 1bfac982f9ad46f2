import Dates
import Testing

struct MonthGridTests {
  @Test(arguments: [
    ("2026-11-15", WeekStart.monday, "2026-10-26", "2026-12-06"),
    ("2026-11-15", .sunday, "2026-11-01", "2026-12-12"),
    ("2026-02-28", .monday, "2026-01-26", "2026-03-08"), ("2027-02-01", .monday, "2027-02-01", "2027-03-14"),
  ])
  func `a month has six whole weeks`(_ day: String, _ start: WeekStart, _ first: String, _ last: String)
    throws
  {
    let grid = MonthGrid(of: try #require(Day(iso: day)), start)
    #expect(grid.weeks.map(\.count) == [7, 7, 7, 7, 7, 7])
    #expect(grid.weeks.first?.first?.description == first)
    #expect(grid.weeks.last?.last?.description == last)
    #expect(grid.weeks.allSatisfy { $0.first?.weekday == start.weekday })
  }

  @Test func `finds a day in the grid`() throws {
    let day = try #require(Day(iso: "2026-11-27"))
    let grid = MonthGrid(of: day, .monday)
    let position = try #require(grid.position(of: day))
    #expect(position == (4, 4))
    #expect(grid.weeks[4][4] == day)
    #expect(grid.contains(day))
    #expect(!grid.contains(day.adding(days: 4)))
    #expect(grid.position(of: day.adding(days: 30)) == nil)
  }

  @Test func `numbers its rows`() throws {
    let day = try #require(Day(iso: "2027-01-10"))
    let weeks = ["2026-W53", "2027-W01", "2027-W02", "2027-W03", "2027-W04", "2027-W05"]
    #expect(MonthGrid(of: day, .monday).weekNumbers.map(\.description) == weeks)
    #expect(MonthGrid(of: day, .sunday).weekNumbers.map(\.description) == weeks)
  }

  /// From Python's `date.isocalendar()`.
  @Test(arguments: [
    ("2026-11-30", "2026-W49"), ("2027-01-03", "2026-W53"), ("2027-01-04", "2027-W01"),
    ("2024-12-30", "2025-W01"),
    ("2021-01-01", "2020-W53"), ("2000-01-01", "1999-W52"), ("0001-01-01", "0001-W01"),
    ("9999-12-31", "9999-W52"),
  ])
  func `a week belongs to the year of its Thursday`(_ day: String, _ week: String) throws {
    let day = try #require(Day(iso: day))
    #expect(ISOWeek(of: day).description == week)
    #expect(ISOWeek(of: day).day(day.weekday) == day)
  }

  @Test func `only long years have a week 53`() {
    #expect((2015...2032).filter { ISOWeek(year: $0, week: 53) != nil } == [2015, 2020, 2026, 2032])
    #expect(ISOWeek(year: 2026, week: 54) == nil)
    #expect(ISOWeek(year: 2026, week: 0) == nil)
  }
}
