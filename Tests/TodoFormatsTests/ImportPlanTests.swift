import Dates
import Domain
import Testing
import TodoFormats

struct ImportPlanTests {
  static let files: [(TodoFormat, String)] = [
    (.todotxt, "(A) a due:2026-12-01\nx b\na\na\nb under:nowhere\n"),
    (
      .taskwarrior,
      #"[{"uuid":"A","description":"a","depends":["gone"]},{"description":"b"},{"description":"b","status":"completed"}]"#
    ),
    (.ics, "BEGIN:VTODO\nSUMMARY:a\nRELATED-TO:gone\nEND:VTODO\n"), (.csv, "title\na\na\n"),
    (.markdown, "- [ ] a\n- [ ] a\n"),
    (.json, #"[{"title":"a","parent":4},{"title":"b","state":"done","done":null}]"#),
  ]

  @Test(arguments: files)
  func `row 26: the second import changes nothing`(format: TodoFormat, file: String) throws {
    let trial = try FormatTrial(format)
    let first = trial.plan(file)
    let todos = FormatTrial.applied(first)
    let second = trial.plan(file, into: todos)
    #expect(first.newCount == todos.count)
    #expect(second.counts == [0, 0, todos.count, 0, 0])
  }

  @Test func `a todo that was changed here keeps the change while the file stays as it is`() throws {
    let trial = try FormatTrial(.todotxt)
    let line = "a due:2026-12-01 uid:u"
    var todo = try trial.todo(line)
    todo.due = Day(iso: "2026-12-05").map { .day($0) }
    #expect(trial.plan(line, into: [todo]).counts == [0, 0, 1, 0, 0])
    let plan = trial.plan("b due:2026-12-01 uid:u", into: [todo])
    guard case .change(let old, let changes)? = plan.items.first?.action else {
      Issue.record("nothing changes")
      return
    }
    let changed = try changes.applied(to: old)
    #expect(changed.title == "b")
    #expect(changed.due == todo.due)
  }

  @Test func `what a format cannot say stays`() throws {
    let trial = try FormatTrial(.taskwarrior)
    var todo = try trial.todo(#"[{"uuid":"A","description":"a","priority":"H"}]"#)
    todo.priority = 3
    #expect(
      trial.plan(#"[{"uuid":"A","description":"a","priority":"H"}]"#, into: [todo]).counts == [0, 0, 1, 0, 0])
  }

  @Test func `circles and names that lead nowhere are ignored`() throws {
    let trial = try FormatTrial(.todotxt)
    let file = "a uid:a under:b needs:c\nb uid:b under:a\nc uid:c needs:a,gone under:c\n"
    let todos = trial.imported(file)
    #expect(todos.map(\.parent) == [2, nil, nil])
    #expect(todos.map(\.needs) == [[3], [], []])
    #expect(trial.write(todos) == file)
    #expect(trial.plan(file, into: todos).changedCount == 0)
  }

  @Test func `the second todo with a uid is skipped`() throws {
    let plan = try FormatTrial(.todotxt).plan("a uid:u\nb uid:u\n")
    #expect(plan.counts == [1, 0, 0, 1, 0])
    #expect(plan.skipped.map(\.reason) == [.duplicate])
  }

  @Test func `done without a date is done now, and reopening takes the date away`() throws {
    let trial = try FormatTrial(.todotxt)
    let todo = try trial.todo("x a uid:u")
    #expect(todo.doneAt == trial.context.now)
    let plan = trial.plan("a uid:u", into: [todo])
    guard case .change(let old, let changes)? = plan.items.first?.action else {
      Issue.record("nothing changes")
      return
    }
    let changed = try changes.applied(to: old)
    #expect(changed.state == .open)
    #expect(changed.doneAt == nil)
  }

  static let names: [(String?, String, TodoFormat?)] = [
    ("a.ics", "", .ics), ("b.CSV", "", .csv), ("notes.md", "", .markdown), ("todo.txt", "[", .todotxt),
    (nil, "BEGIN:VCALENDAR\r\n", .ics), (nil, "[\n{\"id\":1,\"description\":\"a\"}]", .taskwarrior),
    ("x.json", "[{\"id\":1,\"title\":\"a\"}]", .json), (nil, "id,title\n", .csv),
    (nil, "# A\n- [ ] b\n", .markdown),
    (nil, "(A) b\n", .todotxt), (nil, " \n", nil),
  ]

  @Test(arguments: names)
  func `the format follows from the name or the beginning`(name: String?, text: String, format: TodoFormat?) {
    let found = TodoFormat(name: name, content: Array(text.utf8))
    #expect(found == format)
  }
}
