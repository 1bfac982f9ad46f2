import Dates
import Domain
import Synchronization
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
    (.markdown, "# A \"b\" c\\d \\\"\n- [ ] a +\"t \\\"u\\\" \\\\\"\n  x\u{2028}y\u{85}z\u{B}\n"),
    (.markdown, "# A\u{7}\n- [ ] a\n"),
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

  @Test(arguments: [
    (TodoFormat.ics, "BEGIN:VTODO\nUID:a\nSUMMARY:%\nEND:VTODO\nBEGIN:VTODO\nUID:b\nSUMMARY:b\nEND:VTODO\n"),
    (.ics, "BEGIN:VTODO\nUID:a\nSUMMARY:a\nX-LONG:%\nEND:VTODO\nBEGIN:VTODO\nUID:b\nSUMMARY:b\nEND:VTODO\n"),
    (.todotxt, "a uid:a %\nb uid:b\n"), (.csv, "title,note\na,%\nb,\n"),
    (.json, #"[{"title":"a","note":"%"},{"title":"b"}]"#),
    (.json, #"[{"title":"a","more":"%"},{"title":"b"}]"#),
    (
      .taskwarrior,
      #"[{"description":"a","annotations":[{"entry":"20260101T000000Z","description":"%"}]},{"description":"b"}]"#
    ),
  ])
  func `a todo that the file cannot keep whole is named, and the others are imported`(
    format: TodoFormat, file: String
  ) throws {
    let trial = try FormatTrial(format)
    for (length, count) in [(Todo.longestText + 1, 1), (30_000, 2)] {
      let plan = trial.plan(file.replacing("%", with: String(repeating: "x", count: length)))
      #expect(plan.newCount == count && plan.unreadable.count == 2 - count)
      #expect(plan.unreadable.allSatisfy { $0.reason.contains("000 bytes") && $0.line <= 4 })
    }
  }

  @Test(arguments: ["title", "project", "tags", "note"])
  func `a text of one line has fewer bytes than a note`(name: String) throws {
    let trial = try FormatTrial(.json)
    let isLine = name != "note"
    for length in [Todo.longestLine, Todo.longestLine + 1] {
      let text = "\"\(String(repeating: "x", count: length))\""
      let value = name == "tags" ? "[\(text)]" : text
      let title = name == "title" ? "" : #""title":"a","#
      let plan = trial.plan("[{\(title)\"\(name)\":\(value)}]")
      let reasons =
        isLine && length > Todo.longestLine ? ["32,000 bytes in a title, a name or an address"] : []
      #expect(plan.unreadable.count == reasons.count)
      #expect(zip(plan.unreadable, reasons).allSatisfy { $0.reason.contains($1) })
    }
  }

  @Test(arguments: [
    (TodoFormat.json, #"[{"title":"a\u0000b","note":"\u0000","tags":["c\u0000"]}]"#),
    (.taskwarrior, #"[{"description":"a\u0000b","note":"\u0000","tags":["c\u0000"]}]"#),
  ])
  func `NUL is read as the todo file stores it`(format: TodoFormat, file: String) throws {
    let todo = try FormatTrial(format).todo(file)
    #expect(todo.title == "a\u{FFFD}b" && todo.note == "\u{FFFD}" && todo.tags == ["c\u{FFFD}"])
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

  @Test(arguments: [
    ("p2 https://github.com/a/b/issues/3 +x", "p2", "p2 https://github.com/a/b/issues/3 +x"),
    ("p https://github.com/a/b/issues/3 +x due:2026-12-01", "p", nil),
    ("p3 https://github.com/a/b/issues/4 +x", "p3", nil), ("p4 +x", "p4", nil),
    ("https://github.com/a/b/issues/3 p +x", "p", nil),
    ("p5 バグ：https://github.com/a/b/issues/3を直す +x", "p5 バグ：https://github.com/a/b/issues/3を直す", nil),
  ])
  func `the address that a line adds to a title is no part of it`(
    line: String, title: String, again: String?
  ) throws {
    let trial = try FormatTrial(.todotxt)
    var todo = Todo(
      id: 1, title: "p", link: Item(page: "https://github.com/a/b/issues/3"), createdAt: trial.context.now)
    (todo.uid, todo.project) = ("u", "x")
    let plan = trial.plan("\(line) uid:u", into: [todo])
    guard case .change(let old, let changes)? = plan.items.first?.action else {
      Issue.record("nothing changes")
      return
    }
    todo = try changes.applied(to: old)
    #expect(todo.title == title)
    #expect(trial.plan("\(line) uid:u", into: [todo]).counts == [0, 0, 1, 0, 0])
    #expect(trial.write([todo]) == "\(again ?? line) uid:u\n")
  }

  @Test(arguments: [
    ("", ["b", "mine"]), ("CATEGORIES:a,b", ["b", "mine"]), ("CATEGORIES:a,b,c", ["b", "c", "mine"]),
    ("CATEGORIES:a", ["mine"]),
  ])
  func `tags of a file that was imported before merge as sets`(lines: String, tags: [String]) throws {
    let trial = try FormatTrial(.ics)
    func file(_ lines: String) -> String {
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:u\nSUMMARY:s\n\(lines)\nEND:VTODO\nEND:VCALENDAR\n"
    }
    var todo = try trial.todo(file("CATEGORIES:a,b"))
    todo.tags = ["b", "mine"]
    let plan = trial.plan(file("LOCATION:Rome\n\(lines.isEmpty ? "CATEGORIES:b,a" : lines)"), into: [todo])
    guard case .change(let old, let changes)? = plan.items.first?.action else {
      Issue.record("nothing changes")
      return
    }
    let changed = try changes.applied(to: old)
    #expect(changed.tags == tags)
  }

  @Test(arguments: ["", ",c"]) func `relations that the file did not change stay`(added: String) throws {
    let trial = try FormatTrial(.todotxt)
    func file(_ words: String) -> String { "a uid:a needs:b\(words)\nb uid:b\nc uid:c\nd uid:d\n" }
    var todos = trial.imported(file(""))
    (todos[0].needs, todos[0].parent) = ([2, 4], 4)
    let plan = trial.plan(file(added), into: todos)
    #expect(plan.items[0].parent == nil)
    let needs = plan.items[0].needs?.value
    #expect(needs.map { Set($0) } == (added.isEmpty ? nil : [.stored(2), .stored(3), .stored(4)]))
  }

  @Test func `row 26: only the todos that changed in the file are compared`() throws {
    let trial = try FormatTrial(.todotxt)
    let todos = trial.imported("a due:2026-12-01\nb uid:b\nc under:b\nd uid:d\n")
    let counting = CountingFormat(base: trial.file)
    let content = trial.read("a due:2026-12-01\nb uid:b\nc under:b\nD uid:d\n")
    let plan = ImportPlan(content, into: todos, by: counting, trial.context)
    #expect(plan.counts == [0, 1, 3, 0, 0])
    // The changed one, and the one that is a part of another.
    #expect(counting.written.withLock { $0 } == ["c", "d"])
  }

  @Test func `the comparison of many todos can be stopped`() throws {
    let trial = try FormatTrial(.todotxt)
    let content = trial.read((0..<5_000).map { "a \($0)" }.joined(separator: "\n"))
    for wanted in [3, 8, 13] {
      var asked = 0
      #expect(throws: CancellationError.self) {
        try ImportPlan(content, into: [], by: trial.file, trial.context) { _ in
          asked += 1
          if asked == wanted { throw CancellationError() }
        }
      }
      #expect(asked == wanted)
    }
  }

  @Test func `the comparison of many todos says how far it is`() throws {
    let trial = try FormatTrial(.todotxt)
    let content = trial.read((0..<2_500).map { "a \($0)" }.joined(separator: "\n"))
    var counts: [Int] = []
    _ = ImportPlan(content, into: [], by: trial.file, trial.context) { counts.append($0) }
    #expect(counts.filter { $0 > 0 && $0 < 2_500 } == [1_000, 2_000])
    #expect(counts == counts.sorted())
    #expect(counts.last == 2_500)
  }

  @Test func `the batch of many todos can be stopped`() throws {
    let trial = try FormatTrial(.todotxt)
    let plan = trial.plan((0..<2_500).map { "a \($0)" }.joined(separator: "\n"))
    for wanted in [1, 3, 4, 6] {
      var asked = 0
      #expect(throws: CancellationError.self) {
        try plan.batch {
          asked += 1
          if asked == wanted { throw CancellationError() }
        }
      }
      #expect(asked == wanted)
    }
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

  @Test func `circles are named with their path, parents and needs apart`() throws {
    let trial = try FormatTrial(.todotxt)
    let plan = trial.plan(
      "a uid:a under:b\nb uid:b under:a\nc uid:c needs:d\nd uid:d needs:e\ne uid:e needs:c\n")
    #expect(
      plan.lostRelations.map(\.cause) == [.circle(["b", "a", "b"]), .circle(["e", "c", "d", "e"])])
    #expect(plan.lostRelations.map(\.line) == [2, 5])
    #expect(plan.lostRelations.map(\.isOfParents) == [true, false])
    let ofItself = trial.plan("a uid:a under:a needs:a,gone\n").lostRelations
    #expect(ofItself.map(\.cause) == [.circle(["a", "a"]), .circle(["a", "a"])])
    #expect(ofItself.map(\.isOfParents) == [true, false])
    #expect(trial.plan("a uid:a needs:gone\n").lostRelations.isEmpty)
  }

  @Test(arguments: [
    (TodoFormat.json, #"[{"id":1,"uid":"a","title":"a","parent":8,"needs":[9]}]"#, ["8", "9"]),
    (.json, #"[{"id":1,"uid":"a","title":"a"},{"id":2,"title":"b","parent":1,"needs":[1]}]"#, []),
    (.csv, "id,uid,title,parent,needs\n1,a,a,8,9\n", ["8", "9"]),
    (.markdown, "- [ ] a <!-- uid:a needs:nobody -->\n", ["nobody"]),
    (.todotxt, "a uid:a under:p needs:n\n", []),
  ])
  func `what a todo leads to is named where the file has no such todo and its name is not kept`(
    format: TodoFormat, file: String, names: [String]
  ) throws {
    let plan = try FormatTrial(format).plan(file)
    #expect(plan.lostRelations.map(\.cause) == names.map { .missing($0) })
    #expect(plan.newCount >= 1)
  }

  @Test(arguments: [
    (TodoFormat.csv, "title,state,done\na,,2026-11-01\n"), (.csv, "title,done\na,2026-11-01\n"),
    (.json, #"[{"title":"a","done":"2026-11-01"}]"#),
    (.json, #"[{"title":"a","state":null,"done":"2026-11-01"}]"#),
  ])
  func `a todo of which only the time is known at which it was done is done`(format: TodoFormat, file: String)
    throws
  {
    let todo = try #require(try FormatTrial(format).imported(file).first)
    #expect(todo.state == .done && todo.doneAt != nil)
  }

  @Test(arguments: [TodoFormat.csv, .json])
  func `a series goes on from its schedule after an export and an import`(format: TodoFormat) throws {
    let trial = try FormatTrial(format)
    var todo = Todo(id: 1, title: "water", createdAt: trial.context.now)
    (todo.uid, todo.rule) = ("w", "FREQ=WEEKLY;INTERVAL=2")
    todo.due = .day(try #require(Day(iso: "2026-11-25")))
    todo.seriesStart = Day(iso: "2026-11-23")
    let file = trial.write([todo])
    let copy = try #require(trial.imported(file).first)
    #expect(copy.seriesStart == todo.seriesStart)
    #expect(trial.plan(file, into: [todo]).counts == [0, 0, 1, 0, 0])
    todo.seriesStart = Day(iso: "2026-11-25")
    #expect(!trial.write([todo]).contains("series_start"))
  }

  @Test func `what a todo leads to here is not lost with a part of the todos`() throws {
    let trial = try FormatTrial(.json)
    let todos = trial.imported(
      #"[{"id":1,"title":"a"},{"id":2,"uid":"b","title":"b","parent":1,"needs":[1]}]"#)
    let part = trial.plan(#"[{"id":2,"uid":"b","title":"b","parent":1,"needs":[1]}]"#, into: todos)
    #expect(part.lostRelations.isEmpty && part.changedCount == 0)
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
    (nil, "(A) b\n", .todotxt), (nil, " \n", nil), ("x.json", "junk\n[{\"id\":1}]", .json),
    ("x.JSON", "null", .json), ("tw.json", "[{\"uuid\":\"a\"}]", .taskwarrior), ("ls", "\u{7F}ELF\0a\n", nil),
    ("notes.txt", "a\0b", nil), ("todo.txt", "a\0b", .todotxt),
  ]

  @Test(arguments: names)
  func `the format follows from the name or the beginning`(name: String?, text: String, format: TodoFormat?) {
    let found = TodoFormat(name: name, content: Array(text.utf8))
    #expect(found == format)
  }
}

/// Notes which todos are written.
private final class CountingFormat: TodoFileFormat {
  let base: any TodoFileFormat
  let written = Mutex<[String]>([])

  init(base: any TodoFileFormat) { self.base = base }

  var format: TodoFormat { base.format }
  var carriedFields: Set<TodoField> { base.carriedFields }
  var keepsWholeItems: Bool { base.keepsWholeItems }
  func read(_ file: [UInt8], step: (_ share: Double) throws -> Void) rethrows -> TodoFileContent {
    try base.read(file, step: step)
  }
  func imported(_ todo: Todo) -> ImportedTodo? { base.imported(todo) }

  func write(_ todos: [PortableTodo]) -> String {
    written.withLock { $0 += todos.map(\.todo.title) }
    return base.write(todos)
  }
}
