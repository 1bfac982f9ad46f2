import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoLanguage

/// Dates that keys move, on Sunday 2026-11-22 10:30 in Berlin.
struct QuickAddDateTests {
  private let reader = QuickAddReader(now: now, zone: berlin)

  @Test(arguments: [
    ("due:fri", 1, "due:2026-11-28"), ("due: next week", 7, "due:2026-11-30"),
    ("DUE:2026-12-31", 1, "due:2027-01-01"), ("wait:tomorrow", -1, "wait:2026-11-22"),
    ("due:\"fri 17:00\"", -7, "due:2026-11-20T17:00"), ("due:fri 17:00", 1, "due:2026-11-28T17:00"),
    // The clocks change in between.
    ("due:2026-10-24T09:00", 1, "due:2026-10-25T09:00"),
    ("due:", 1, "due:2026-11-22"), ("wait:someday", 7, "wait:2026-11-22"),
    ("scheduled:fri", 0, "sched:2026-11-27"),
  ])
  func `a text that is one date is moved`(text: String, days: Int, expected: String) {
    #expect(reader.text(text, laterBy: days) == expected)
  }

  @Test(arguments: ["", "due", "fri", "due:fr", "due:fri +bug", "every:week", "x:fri", "due:\"fri"])
  func `any other text is no date`(text: String) {
    #expect(reader.text(text, laterBy: 1) == nil)
  }

  @Test func `the date of a todo is typed as it reads`() throws {
    var todo = Todo(id: 1, title: "a", createdAt: now)
    #expect(reader.text(of: .due, in: todo) == "due:")
    todo.due = try day("2026-11-27")
    todo.wait = .day(.someday)
    #expect(reader.text(of: .due, in: todo) == "due:2026-11-27")
    #expect(reader.text(of: .wait, in: todo) == "wait:someday")
    todo.due = try moment("2026-11-27T17:00:00+01:00")
    #expect(reader.text(of: .due, in: todo) == "due:2026-11-27T17:00")
    let changes = try reader.changes("due:2026-11-27T17:00", to: todo)
    #expect(changes.values[.due] == todo.due.map(TodoFieldValue.date))
  }
}
