import Dates
import Domain
import FoundationEssentials
import Testing
import TodoFormats

/// The formats that carry every field or most of them.
struct FieldFormatsTests {
  /// Two todos with a value in each field.
  static func todos(_ context: FormatContext) throws -> [Todo] {
    let day = try #require(Day(iso: "2026-12-01"))
    let time = try #require(ClockTime(hour: 17, minute: 30))
    var one = Todo(
      id: 3, title: "=1+1, \"quoted\" 'text'", note: "first\n\n  - [ ] looks like a todo\nlast",
      link: Item(page: "https://github.com/a/b/issues/7"), createdAt: context.now)
    one.uid = "one,two; \\100%@example.com"
    (one.priority, one.project, one.tags) = (3, "a.b", ["a,b", "with blanks"])
    one.due = .moment(Moment(WallTime(day, time), in: context.zone))
    (one.wait, one.scheduled, one.until) = (.day(day), .day(day), .day(day.adding(days: 3)))
    (one.state, one.rule, one.repeatsFrom) = (.waiting, "FREQ=WEEKLY;BYDAY=TU", .completion)
    one.startedAt = context.now
    one.annotations = [TodoAnnotation(at: context.now, text: "line\nline")]
    one.extra = #"{"other":{"a":1}}"#
    var two = Todo(
      id: 7, title: "-2 +tag @project due:today !high \\x -- \"", createdAt: context.now, doneAt: context.now)
    (two.parent, two.needs) = (3, [3])
    return [one, two]
  }

  @Test(arguments: [TodoFormat.json, .csv]) func `every field that is edited or recorded survives`(
    format: TodoFormat
  ) throws {
    let trial = try FormatTrial(format)
    let todos = try Self.todos(trial.context)
    let read = trial.imported(trial.write(todos))
    for (todo, copy) in zip(todos, read) {
      for field in TodoField.all
      where field.isShown && !field.isDerived && ![.id, .parent, .needs, .link].contains(field) {
        let expected = field == .uid ? .text(todo.portableUID) : field.value(of: todo)
        #expect(field.value(of: copy) == expected)
      }
    }
    #expect(read.map(\.parent) == [nil, 1])
    #expect(read.map(\.needs) == [[], [1]])
    #expect(read.first?.link?.description == "a/b#7")
  }

  @Test(arguments: TodoFormat.allCases) func `an export is read without changes`(format: TodoFormat) throws {
    let trial = try FormatTrial(format)
    let todos = try Self.todos(trial.context)
    #expect(trial.plan(trial.write(todos), into: todos).counts == [0, 0, 2, 0, 0])
  }

  @Test(arguments: TodoFormat.allCases) func `an export of an import is the same`(format: TodoFormat) throws {
    let trial = try FormatTrial(format)
    let text = trial.write(try Self.todos(trial.context))
    let read = trial.imported(text)
    #expect(read.count == 2)
    #expect(read.map(\.needs) == [[], [1]])
    let again = trial.write(trial.imported(trial.write(read)))
    #expect(again == trial.write(read))
  }

  @Test func `a formula is text in a table`() throws {
    let trial = try FormatTrial(.csv)
    let titles = ["=cmd", "'=cmd", "''+1", "'quoted'", "＝1", "@a", "plain"]
    let todos = titles.enumerated().map { Todo(id: Int64($0 + 1), title: $1, createdAt: trial.context.now) }
    let text = trial.write(todos)
    #expect(text.contains(",\"'=cmd\","))
    #expect(trial.imported(text).map(\.title) == titles)
  }

  @Test func `a table of another program needs a title only`() throws {
    let plan = try FormatTrial(.csv).plan(
      "Title,due,what,tags\r\n\"a\nb\",2026-12-01,x,\"c, d\"\r\n\r\nc,soon,,\r\nd\r\n")
    let todos = FormatTrial.applied(plan)
    #expect(todos.map(\.title) == ["a b", "d"])
    #expect(todos.first?.tags == ["c", "d"])
    #expect(plan.unreadable.map(\.line) == [5])
  }

  @Test func `a table without a title is refused`() throws {
    let content = try FormatTrial(.csv).read("name,due\na,2026-12-01\n")
    #expect(content.todos.isEmpty)
    #expect(content.unreadable.map(\.line) == [1])
  }

  @Test func `fields that a file does not have stay`() throws {
    let trial = try FormatTrial(.json)
    let todos = try Self.todos(trial.context)
    let plan = trial.plan(#"[{"uid":"one,two; \\100%@example.com","title":"new"}]"#, into: todos)
    guard case .change(_, let changes)? = plan.items.first?.action else {
      Issue.record("nothing changes")
      return
    }
    #expect(changes.values == [.title: .text("new")])
    #expect(changes.cleared.isEmpty)
  }

  @Test func `a hostile file is refused quickly`() throws {
    let deep = String(repeating: "[", count: 100_000) + #"{"title":"# + String(repeating: "[", count: 100_000)
    let content = try FormatTrial(.json).read(deep)
    #expect(content.todos.isEmpty)
    #expect(content.unreadable.count == 1)
  }
}
