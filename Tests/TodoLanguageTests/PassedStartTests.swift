import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoLanguage

/// Now is Sunday 2026-11-22 10:30 in Berlin.
struct PassedStartTests {
  static let lines: [(line: String, start: String?)] = [
    ("x every:week due:2025-11-27", "2025-11-27"), ("x every:week due:yesterday", "2026-11-21"),
    ("x every!:3d sched:2026-11-01", "2026-11-01"), ("x every:day due:today", nil),
    ("x every:day due:\"2026-11-22 08:00\"", nil), ("x every:day", nil), ("x due:2025-11-27", nil),
    ("x every:day due:fri sched:2026-11-01", nil),
  ]

  @Test(arguments: lines) func `only a series that begins before today has a passed start`(
    line: String, start: String?
  ) throws {
    let changes = try QuickAddReader(now: now, zone: berlin).newTodo(line)
    #expect(changes.passedStart(at: now, in: berlin).map { "\($0.day(in: berlin))" } == start)
  }

  @Test func `a date that a todo has already is no news`() throws {
    var todo = Todo(id: 1, title: "x", createdAt: now)
    todo.due = try day("2025-01-01")
    let changes = try QuickAddReader(now: now, zone: berlin).changes("every:week", to: todo)
    #expect(changes.passedStart(at: now, in: berlin) == nil)
  }

  @Test(arguments: [
    ("x until:2025-11-21", "2025-11-21"), ("x until:today", nil),
    ("x until:\"2026-11-22 10:00\"", "2026-11-22"),
    ("x until:\"2026-11-22 11:00\"", nil), ("x due:2025-11-21", nil),
  ])
  func `a last day that has passed ends the todo`(line: String, end: String?) throws {
    let changes = try QuickAddReader(now: now, zone: berlin).newTodo(line)
    #expect(changes.passedEnd(at: now, in: berlin).map { "\($0.day(in: berlin))" } == end)
  }
}
