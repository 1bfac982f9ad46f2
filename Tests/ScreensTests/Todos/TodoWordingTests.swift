import Dates
import Domain
import FoundationEssentials
import Screens
import Terminal
import Testing
import Texts

struct TodoWordingTests {
  /// 2026-11-22T12:00:00Z.
  private static let now = Date(timeIntervalSince1970: 1_795_348_800)

  private func members(of todo: Todo, _ language: Language = .en) -> [String] {
    TodoWording(Texts(language), now: Self.now, in: .gmt).members(of: todo).map { "\($0.text)" }
  }

  private var todo: Todo { Todo(id: 1, title: "Fix crash", createdAt: Self.now) }

  private func day(_ text: String) throws -> DateValue { .day(try #require(Day(iso: text))) }

  @Test func `a todo without further fields has no members`() {
    #expect(members(of: todo).isEmpty)
  }

  @Test func `each field of a todo is named, the most important first`() throws {
    var todo = todo
    (todo.due, todo.wait, todo.until) = (
      try day("2026-11-27"), try day("2026-11-24"), try day("2026-12-01")
    )
    (todo.scheduled, todo.priority) = (try day("2026-11-25"), 1)
    (todo.project, todo.tags) = ("octodo", ["bug", "ui"])
    (todo.needs, todo.openBlockers, todo.blocks, todo.parent) = ([3, 4], 1, 2, 7)
    todo.startedAt = Self.now.addingTimeInterval(-3_600)
    #expect(
      members(of: todo) == [
        "due Fri 27 Nov", "high", "started 1h", "waits until Tue 24 Nov", "scheduled Wed 25 Nov",
        "expires after Tue 1 Dec", "blocked by 1 open todo", "needs #3, #4", "blocks 2 todos", "part of #7",
        "@octodo", "+bug", "+ui",
      ])
  }

  @Test func `an overdue todo says since when, and a done one does not`() throws {
    var todo = todo
    todo.due = try day("2026-11-20")
    #expect(members(of: todo) == ["overdue since Fri 20 Nov"])
    todo.state = .done
    #expect(members(of: todo) == ["due Fri 20 Nov"])
  }

  @Test(arguments: [
    ("FREQ=DAILY", "repeats every day"), ("FREQ=WEEKLY;INTERVAL=2;WKST=MO", "repeats every 2 weeks"),
    ("FREQ=WEEKLY;BYDAY=MO,TH", "repeats every week on Mon, Thu"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "repeats every month on the last day"),
    ("FREQ=MONTHLY;BYDAY=2TU", "repeats every month on the 2nd Tue"), ("FREQ=YEARLY", "repeats every year"),
    ("FREQ=MONTHLY;BYDAY=-1FR,1MO", "repeats every month on the last Fri, the 1st Mon"),
    ("FREQ=MONTHLY;BYMONTHDAY=15", "repeats every month on day 15"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,-1", "repeats every month on day 1, the last day"),
    (
      "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1",
      "repeats every month on day 30, in shorter months on the last day"
    ),
    ("FREQ=YEARLY;BYMONTHDAY=-1;BYMONTH=2", "repeats every year on the last day of Feb"),
    ("FREQ=MONTHLY;BYDAY=-2TU", "repeats FREQ=MONTHLY;BYDAY=-2TU"),
    ("FREQ=MONTHLY;BYDAY=MO;COUNT=3", "repeats FREQ=MONTHLY;BYDAY=MO;COUNT=3"),
  ])
  func `a rule is said in words, or shown as it is if it is richer`(rule: String, expected: String) {
    var todo = todo
    todo.rule = rule
    #expect(members(of: todo) == [expected])
    todo.repeatsFrom = .completion
    #expect(members(of: todo) == [expected + " after it is done"])
  }
}
