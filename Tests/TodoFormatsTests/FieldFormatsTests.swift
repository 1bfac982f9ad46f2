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

  @Test func `what is needed from outside of the file is not known`() throws {
    let trial = try FormatTrial(.json)
    let read = trial.read(#"[{"id":1,"title":"a","needs":[2,7]},{"id":2,"title":"b","needs":[]}]"#)
    #expect(read.todos.map { $0.unknown.contains(.needs) } == [true, false])
    #expect(read.todos.first?.needs.count == 1)
    // Of a new todo there is nothing else to keep.
    let plan = trial.plan(#"[{"id":1,"title":"a","needs":[2,7]},{"id":2,"title":"b","needs":[]}]"#)
    #expect(plan.items[0].needs?.value == [.added(1)])
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

  @Test(arguments: TodoFormat.allCases) func `a sign that joins a blank or a colon stays`(format: TodoFormat)
    throws
  {
    let trial = try FormatTrial(format)
    for title in ["\u{301}abc", "\u{200D}abc", "a \u{FE0F}\u{20E3} b", "\u{301}"] {
      var todo = Todo(id: 1, title: title, note: "\u{301}note", createdAt: trial.context.now)
      (todo.uid, todo.due) = ("u", .day(try #require(Day(iso: "2026-12-01"))))
      let read = try trial.todo(trial.write([todo]))
      #expect(read.title.unicodeScalars.elementsEqual(title.unicodeScalars) && read.due == todo.due)
      if trial.file.carriedFields.contains(.note) { #expect(read.note == todo.note) }
    }
  }

  @Test(arguments: TodoFormat.allCases) func `the second hour of the night when clocks go back stays`(
    format: TodoFormat
  ) throws {
    let trial = try FormatTrial(format)
    var todo = Todo(id: 1, title: "fold", createdAt: trial.context.now)
    let moment = try #require(Moment(rfc3339: "2026-10-25T02:30:00+01:00", in: trial.context.zone))
    (todo.uid, todo.due) = ("u", .moment(moment))
    let text = trial.write([todo])
    let due = try trial.todo(text).due
    guard case .moment(let read)? = due else {
      Issue.record("no moment")
      return
    }
    #expect(read.milliseconds == moment.milliseconds)
    #expect(trial.plan(text, into: [todo]).counts == [0, 0, 1, 0, 0])
  }

  @Test func `a row with quotes in the wrong place is one todo`() throws {
    let todos = try FormatTrial(.csv).imported("title,note\n\"q\"x,y\na\"b,c\n\"a\" ,d\nlast,\"x\"y\"\n")
    #expect(todos.map(\.title) == ["qx", "a\"b", "a", "last"])
    #expect(todos.map(\.note) == ["y", "c", "d", "xy\""])
  }

  @Test(arguments: ["2026-11-03", "2026-11-03T00:00:00+01:00"])
  func `a column done_at is the time of completion`(time: String) throws {
    let trial = try FormatTrial(.csv)
    let todo = try trial.todo("title,state,done_at\na,done,\(time)\n")
    #expect(todo.doneAt.map { Moment($0, in: trial.context.zone).rfc3339 } == "2026-11-03T00:00:00+01:00")
    #expect(todo.extra == nil)
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

  @Test(arguments: [
    ("title,due\na,2026-12-01,eggs\nb,\n", 2), ("title,,note\nb,,\na,lost?,n\n", 3),
    ("title,x,x\na,1,2\n", 1), ("title,note,note\na,1,2\n", 1),
  ])
  func `a value without a column of its own is named`(table: String, line: Int) throws {
    let content = try FormatTrial(.csv).read(table)
    #expect(content.unreadable.map(\.line) == [line])
    #expect(content.todos.map(\.title) == (line == 1 ? [] : ["b"]))
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

  @Test(arguments: [
    (#"{"title":"a","priority":12}"#, "priority"), (#"{"title":"a","priority":-1}"#, "priority"),
    (#"{"title":"a","rrule":"day"}"#, "rrule"), (#"{"title":"a","rrule":"FREQ=FOO"}"#, "rrule"),
    (#"{"title":"a","state":"weird"}"#, "state"), (#"{"title":"a","due":"fri"}"#, "due"),
  ])
  func `a value that its field cannot have is listed, and the other todos are read`(
    object: String, field: String
  )
    throws
  {
    let plan = try FormatTrial(.json).plan("[\(object),\n{\"title\":\"b\"}]")
    #expect(plan.counts == [1, 0, 0, 0, 1])
    #expect(plan.unreadable.first?.line == 1 && plan.unreadable.first?.reason.contains(field) == true)
  }

  @Test func `after a record that is too long comes the next line`() throws {
    let long = "\"" + String(repeating: "x", count: 9 << 20)
    let plan = try FormatTrial(.csv).plan("title,note\na,\(long)\nb,\nc,\"n\"\n")
    #expect(plan.unreadable.map(\.line) == [2])
    #expect(plan.unreadable.first?.reason.contains("8 MiB") == true)
    #expect(plan.items.map(\.title) == ["b", "c"])
  }

  @Test func `a table with a priority or a rule that cannot be read is read without that row`() throws {
    let long = String(repeating: "FREQ=DAILY;", count: 500)
    let plan = try FormatTrial(.csv).plan("title,priority,rrule\na,10,\nb,1,FREQ=DAILY\nc,,\(long)\n")
    #expect(plan.counts == [1, 0, 0, 0, 2])
    #expect(plan.unreadable.map(\.line) == [2, 4])
  }

  @Test(arguments: [
    #"{"title":"a","state":"waiting"}"#, #"{"title":"a","state":"open","done":"2026-11-01T10:00:00Z"}"#,
    #"{"title":"a","priority":0}"#, #"{"title":"a","uid":""}"#, #"{"title":"a","project":"","note":""}"#,
    #"{"title":"a","tags":[],"annotations":[],"repeat_from":"schedule"}"#,
    #"{"title":"a","state":"open","until":"2026-11-01"}"#,
  ])
  func `a file that is imported twice changes nothing`(object: String) throws {
    let trial = try FormatTrial(.json)
    let todos = trial.imported(object)
    #expect(trial.plan(object, into: todos).counts == [0, 0, 1, 0, 0])
    #expect(todos.first?.uid.isEmpty == false)
  }

  @Test func `a todo that repeats has the origin that the lists of the command line have`() throws {
    let trial = try FormatTrial(.json)
    var todo = Todo(id: 1, title: "a", createdAt: trial.context.now)
    #expect(trial.write([todo]).contains(#""repeat_from":null"#))
    todo.rule = "FREQ=DAILY"
    #expect(trial.write([todo]).contains(#""repeat_from":"schedule""#))
    #expect(trial.plan(trial.write([todo]), into: [todo]).counts == [0, 0, 1, 0, 0])
  }

  @Test(arguments: [#"[{"title":"a"},"#, #"[{"title":"a"}"#, #"{"title":"a"},["#])
  func `a list without an end is listed`(text: String) throws {
    let plan = try FormatTrial(.json).plan(text)
    #expect(plan.counts == [1, 0, 0, 0, 1])
  }

  @Test func `a note with the line ends of Windows stays whole in Markdown`() throws {
    let trial = try FormatTrial(.markdown)
    var todo = Todo(id: 1, title: "a", note: "one\r\ntwo\r\n\r\nthree", createdAt: trial.context.now)
    todo.uid = "u"
    let read = trial.imported(trial.write([todo]))
    #expect(read.map(\.note) == ["one\ntwo\n\nthree"])
  }

  // MARK: What octodo has no field for

  static let others: [(TodoFormat, String)] = [
    (.json, #"[{"title":"a","colour":"red","size":4,"list":{"b":[1,null]}},{"title":"b"}]"#),
    (.csv, "title,colour,=size\na,red,4\nb,,\n"),
  ]

  @Test(arguments: others) func `unknown names are kept and written again`(format: TodoFormat, text: String)
    throws
  {
    let trial = try FormatTrial(format)
    let todos = trial.imported(text)
    let written = trial.write(todos)
    #expect(written.contains("colour"))
    #expect(written.contains("red"))
    #expect(written.contains("size"))
    #expect(!written.contains(#"\"colour\""#))
    let again = trial.imported(written)
    #expect(again.map(\.extra) == todos.map(\.extra))
    #expect(trial.write(again) == written)
    #expect(trial.plan(text, into: todos).counts == [0, 0, 2, 0, 0])
    #expect(trial.plan(written, into: todos).counts == [0, 0, 2, 0, 0])
  }

  @Test(arguments: [
    (TodoFormat.json, #"{"uid":"u","title":"b"}"#, "red"), (.csv, "uid,title\nu,b\n", "red"),
    (.json, #"{"uid":"u","title":"b","colour":"blue"}"#, "blue"), (.csv, "uid,title,colour\nu,b,\n", ""),
  ])
  func `a file with fields only leaves the others`(format: TodoFormat, text: String, colour: String) throws {
    let trial = try FormatTrial(format)
    let first =
      format == .json ? #"{"uid":"u","title":"a","colour":"red"}"# : "uid,title,colour\nu,a,red\n"
    let todos = trial.imported(first)
    let plan = trial.plan(text, into: todos)
    #expect(plan.changedCount == 1)
    guard case .change(var todo, let changes)? = plan.items.first?.action else { return }
    todo = try changes.applied(to: todo)
    #expect(todo.title == "b")
    #expect(trial.write([todo]).contains("red") == (colour == "red"))
    #expect(trial.write([todo]).contains("blue") == (colour == "blue"))
  }

  @Test func `a member that is written like a field in capitals is kept`() throws {
    let trial = try FormatTrial(.json)
    let todos = trial.imported(#"{"title":"a","Due":"2026-12-01"}"#)
    #expect(todos.map(\.extra) == [#"{"json":{"Due":"2026-12-01"}}"#])
  }

  @Test func `the field extra can be an object`() throws {
    let trial = try FormatTrial(.json)
    let todos = trial.imported(#"{"title":"a","extra":{"z":1},"colour":"red"}"#)
    #expect(todos.map(\.extra) == [#"{"json":{"colour":"red"},"z":1}"#])
    #expect(trial.plan(trial.write(todos), into: todos).counts == [0, 0, 1, 0, 0])
  }
}
