import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoLanguage

/// Now is Sunday 2026-11-22 10:30 in Berlin.
struct TypedFieldTests {
  private let reader = QuickAddReader(now: now, zone: berlin)

  private static func todo(_ change: (inout Todo) throws -> Void) rethrows -> Todo {
    var todo = Todo(id: 7, title: "Water the plants", createdAt: now)
    try change(&todo)
    return todo
  }

  private func text(_ field: TodoField, _ todo: Todo) -> String {
    TypedField.text(of: field, in: todo, zone: berlin)
  }

  /// A field of a todo that has no value for it.
  private func typed(_ field: TodoField, _ text: String) -> TypedField {
    TypedField(field, text, original: "")
  }

  /// Why something cannot be read; nil if it can.
  private func fault<Value>(_ read: () throws -> Value) -> LineFault? {
    do {
      _ = try read()
      return nil
    } catch {
      return error as? LineFault
    }
  }

  @Test(arguments: [
    (TodoField.due, "due:fri", "fri"), (.due, "due: fri 17:00", "fri 17:00"),
    (.scheduled, "sched:mon", "mon"),
    (.priority, "priority:high", "high"), (.parent, "under:12", "12"), (.needs, "after:3, 14", "3, 14"),
    (.rule, "every:week", "week"),
  ])
  func `the key that a line needs is left out`(field: TodoField, text: String, same: String) throws {
    let (read, expected) = (
      try reader.value(of: field, typed: text), try reader.value(of: field, typed: same)
    )
    #expect(read == expected && read != nil)
  }

  @Test(arguments: [
    (TodoField.priority, "urgent", "takes high, medium, low or 1 to 9, or nothing."),
    (.until, "someday", "needs a date. wait:someday puts the todo aside without one."),
    (
      .rule, "fortnight",
      "fortnight is no interval. Write one such as day, 2w, mon,thu, 2nd tue, last fri or 15th."
    ),
  ])
  func `a fault of a field says nothing of its key or column`(
    field: TodoField, text: String, message: String
  ) {
    let fault = fault { try reader.newTodo("Tea", [typed(field, text)]) }
    #expect(fault?.field == field && fault?.message == message)
  }

  // MARK: Texts

  @Test func `a todo without values has empty texts`() {
    let todo = Self.todo { _ in }
    let texts = TypedField.fields.map { text($0, todo) }
    #expect(Set(texts) == [""])
  }

  static let values: [(field: TodoField, value: TodoFieldValue, text: String)] = [
    (.due, .date(.day(.someday)), "someday"), (.priority, .number(1), "high"), (.priority, .number(3), "3"),
    (.project, .text("Big project.a"), "Big project.a"), (.project, .text("3\" disks"), "\"3\\\" disks\""),
    (.tags, .words(["bug", "two words"]), "bug, two words"), (.tags, .words(["a,b"]), "\"a,b\""),
    (.tags, .words(["a +b"]), "\"a +b\""), (.tags, .words(["a\u{200B}b"]), "\"a\u{200B}b\""),
    (.project, .text("p\u{200C}q"), "\"p\u{200C}q\""), (.parent, .number(12), "12"),
    (.needs, .ids([3, 14]), "3, 14"),
  ]

  @Test(arguments: values) func `a value is written as it is typed`(
    field: TodoField, value: TodoFieldValue, text: String
  ) throws {
    let todo = try Self.todo { try field.set(value, in: &$0) }
    #expect(self.text(field, todo) == text)
    guard field != .due else { return }
    let read = try reader.value(of: field, typed: text)
    #expect(read == value)
  }

  @Test func `dates are written with the time of a moment`() throws {
    let todo = try Self.todo {
      $0.due = try day("2026-12-04")
      $0.wait = try moment("2026-12-01T09:30:00+01:00")
    }
    #expect(text(.due, todo) == "2026-12-04" && text(.wait, todo) == "2026-12-01 09:30")
    let read = try reader.value(of: .wait, typed: text(.wait, todo))
    #expect(read == todo.wait.map(TodoFieldValue.date))
  }

  @Test func `a rule is written in words, with what it is counted from`() {
    var todo = Self.todo { $0.rule = "FREQ=WEEKLY;BYDAY=MO,TH" }
    #expect(text(.rule, todo) == "mon,thu" && text(.repeatsFrom, todo) == "due")
    todo.repeatsFrom = .completion
    #expect(text(.repeatsFrom, todo) == "done")
    todo.rule = "FREQ=FORTNIGHTLY;X"
    #expect(text(.rule, todo) == "FREQ=FORTNIGHTLY;X")
  }

  // MARK: Values

  static let readings: [(field: TodoField, text: String, value: TodoFieldValue?)] = [
    (.due, "\u{FEFF}f\u{200D}ri\u{200B}", on(2026, 11, 27)), (.priority, "hi\u{AD}gh", .number(1)),
    (.tags, "bug\u{2060}, \u{200B}two words", .words(["bug", "two words"])),
    (.due, "fri", on(2026, 11, 27)), (.due, "  tomorrow ", on(2026, 11, 23)), (.due, "", nil),
    (.due, "\"fri\"", on(2026, 11, 27)), (.wait, "someday", .date(.day(.someday))),
    (.priority, "high", .number(1)), (.priority, "!h", .number(1)), (.priority, "4", .number(4)),
    (.project, "@home.garden", .text("home.garden")), (.project, "Big project", .text("Big project")),
    (.tags, "+bug +work", .words(["bug", "work"])), (.tags, "bug, two words,", .words(["bug", "two words"])),
    (.rule, "2w", .text("FREQ=WEEKLY;INTERVAL=2;WKST=MO")), (.repeatsFrom, "Done", .origin(.completion)),
    (.repeatsFrom, "schedule", .origin(.schedule)), (.parent, "#12", .number(12)),
    (.needs, "14, #3", .ids([3, 14])),
  ]

  private static func on(_ year: Int, _ month: Int, _ day: Int) -> TodoFieldValue? {
    Day(year: year, month: month, day: day).map { .date(.day($0)) }
  }

  @Test(arguments: readings) func `a field takes the words that its key takes`(
    field: TodoField, text: String, value: TodoFieldValue?
  ) throws {
    let read = try reader.value(of: field, typed: text)
    #expect(read == value)
  }

  @Test(arguments: [
    (TodoField.due, "tomorow", "tomorow"), (.due, "someday", "needs a date"), (.due, "\"fri", "not closed"),
    (.priority, "urgent", "high, medium, low"), (.project, "a..b", "takes a name"),
    (.rule, "often", "no interval"), (.repeatsFrom, "monday", "due"), (.parent, "the plants", "number"),
    (.needs, "3,x", "number"),
  ])
  func `a fault names its field and what is expected`(field: TodoField, text: String, part: String) {
    let fault = fault { try reader.value(of: field, typed: text) }
    #expect(fault?.field == field)
    #expect(fault?.message.contains(part) == true)
  }

  // MARK: Changes

  @Test func `only fields that were changed are among the changes`() throws {
    let todo = try Self.todo { $0.due = try day("2026-12-04") }
    let same = [TypedField(.due, " 2026-12-04 ", original: "2026-12-04"), typed(.project, "")]
    let none = try reader.changes("", same, to: todo)
    #expect(none.isEmpty)
    let changes = try reader.changes("", same + [typed(.priority, "low")], to: todo)
    #expect(changes.values == [.priority: .number(9)] && changes.cleared.isEmpty)
  }

  @Test(arguments: ["!!!", "!high", "high", "1"]) func `a priority may have its sign`(text: String) throws {
    let priority = try reader.value(of: .priority, typed: text)
    #expect(priority == .number(1))
  }

  @Test func `a field has no control characters`() {
    let fault = fault { try reader.value(of: .tags, typed: "bug\u{7}") }
    #expect(fault?.topic == .control)
  }

  @Test func `an emptied field is cleared`() throws {
    let todo = Self.todo { ($0.priority, $0.rule, $0.needs) = (1, "FREQ=DAILY", [3]) }
    let fields = [
      TypedField(.priority, "", original: "high"), TypedField(.rule, " ", original: "day"),
      TypedField(.repeatsFrom, "due", original: "due"), TypedField(.needs, "", original: "3"),
    ]
    let changes = try reader.changes("", fields, to: todo)
    #expect(changes.values.isEmpty)
    #expect(changes.cleared == [.priority, .rule, .repeatsFrom, .seriesStart, .needs])
  }

  @Test func `tags are added to and removed from those that the todo has now`() throws {
    let todo = Self.todo { $0.tags = ["added elsewhere", "bug", "old"] }
    let changes = try reader.changes("", [TypedField(.tags, "bug, new", original: "bug, old")], to: todo)
    #expect(changes.addedTags == ["new"] && changes.removedTags == ["old"])
    let tags = try changes.applied(to: todo).tags
    #expect(tags == ["added elsewhere", "bug", "new"])
  }

  @Test func `the needs are those of the field, and those of the line besides`() throws {
    let todo = Self.todo { $0.needs = [3] }
    var changes = try reader.changes("", [TypedField(.needs, "14", original: "3")], to: todo)
    #expect(changes.values[.needs] == .ids([14]))
    changes = try reader.newTodo("x after:9", [typed(.needs, "14")])
    #expect(changes.values[.needs] == .ids([9, 14]))
  }

  @Test func `fields and line make one todo, as if all were in the line`() throws {
    let fields = [typed(.due, "2026-12-04"), typed(.rule, "week"), typed(.repeatsFrom, "done")]
    let changes = try reader.newTodo("Water the plants +home", fields + [typed(.wait, "2026-12-01")])
    let line = "Water the plants +home due:2026-12-04 every!:week wait:2026-12-01"
    let expected = try reader.newTodo(line)
    #expect(changes == expected)
    #expect(changes.values[.state] == .state(.waiting))
  }

  @Test func `a todo whose title is no line needs none`() throws {
    let changes = try reader.newTodo(nil, [typed(.priority, "5")])
    #expect(changes.values == [.priority: .number(5)])
  }

  @Test func `what a rule counts from can be changed alone`() throws {
    let todo = try Self.todo {
      ($0.due, $0.rule) = (try day("2026-12-04"), "FREQ=DAILY;INTERVAL=3;WKST=MO")
    }
    let fields = [
      TypedField(.rule, "3d", original: "3d"), TypedField(.repeatsFrom, "done", original: "due"),
    ]
    let changes = try reader.changes("", fields, to: todo)
    #expect(changes.values == [.repeatsFrom: .origin(.completion)] && changes.cleared.isEmpty)
  }

  @Test(arguments: [("", "due"), ("due", ""), ("schedule", "due")])
  func `another word for what a rule counts from changes nothing`(text: String, original: String) throws {
    let todo = try Self.todo { ($0.due, $0.rule) = (try day("2026-12-04"), "FREQ=DAILY;WKST=MO") }
    let fields = [
      TypedField(.rule, "day", original: "day"), TypedField(.repeatsFrom, text, original: original),
    ]
    let changes = try reader.changes("", fields, to: todo)
    #expect(changes.isEmpty)
  }

  @Test func `without a rule there is nothing to count`() {
    let fault = fault {
      try reader.newTodo("x", [typed(.rule, ""), typed(.repeatsFrom, "done")])
    }
    #expect(fault?.field == .rule)
  }

  @Test func `a field that the line sets, too, is refused`() {
    let fault = fault {
      try reader.newTodo("x due:fri", [typed(.due, "mon")])
    }
    #expect(fault?.field == .due && fault?.topic == .twice)
  }

  // MARK: Completion

  private func completion(_ field: TodoField, _ text: String) -> LineCompletion? {
    reader.completion(of: field, in: text, at: text.count)
  }

  @Test(arguments: [
    (TodoField.due, "to", ["today", "tomorrow"], 0..<2), (.due, "next f", ["next friday"], 0..<6),
    (.rule, "2", ["2w", "2nd tue"], 0..<1), (.repeatsFrom, "do", ["done"], 0..<2),
    (.priority, "me", ["medium"], 0..<2),
  ])
  func `words are offered for what is no value yet`(
    field: TodoField, text: String, words: [String], range: Range<Int>
  ) {
    let completion = completion(field, text)
    #expect(completion?.words == words)
    #expect(completion?.range == range)
  }

  @Test(arguments: [
    (TodoField.tags, "bug, +wo", LineCompletion.Subject.tag, "wo", 6..<8), (.tags, "wo", .tag, "wo", 0..<2),
    (.project, "@ho", .project, "ho", 1..<3), (.needs, "3, the pl", .todo, "the pl", 3..<9),
    (.parent, "tea, milk", .todo, "tea, milk", 0..<9),
  ])
  func `tags, projects and todos are for the caller to find`(
    field: TodoField, text: String, subject: LineCompletion.Subject, prefix: String, range: Range<Int>
  ) {
    let completion = completion(field, text)
    #expect(completion?.subject == subject)
    #expect(completion?.prefix == prefix)
    #expect(completion?.range == range)
  }

  @Test(arguments: [
    (TodoField.due, "fri"), (.due, "mon "), (.due, ""), (.rule, "mon"), (.priority, "h"), (.tags, "bug, "),
  ])
  func `a value is not completed to another one, and nothing is offered before it is begun`(
    field: TodoField, text: String
  ) {
    #expect(completion(field, text) == nil)
  }

  @Test func `only the end of a field is completed`() {
    #expect(reader.completion(of: .tags, in: "bug, work", at: 3) == nil)
  }
}
