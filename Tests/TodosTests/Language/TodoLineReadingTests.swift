import AppTestSupport
import Dates
import Domain
import EventLoop
import Testing
import Texts

@testable import Screens
@testable import Todos

/// What is understood of typed words, on 2026-01-01.
struct TodoLineReadingTests {
  private static let some = (1...3).map { Todo(id: $0, title: "todo \($0)", createdAt: FakeWorld.start) }

  private func reading(
    for target: TodoLineReading.Target = .newTodo,
    _ body: @escaping @LoopActor @Sendable (TodoLineReading) throws -> Void
  ) throws {
    try onWorld { world in try body(TodoLineReading(for: target, world.environment)) }
  }

  @Test func `what is understood is said in words`() throws {
    try reading { line in
      let text = "Fix crash !high +bug @octodo due:2026-01-09 every:week"
      #expect(
        line.understood(text)
          == .understood("high · +bug · @octodo · due Fri 9 Jan · repeats every week"))
    }
  }

  @Test(arguments: [
    ("Water every!:3d", "repeats every 3 days after it is done · due Sat 31 Jan"),
    ("Rent every:15th", "repeats every month on day 15 · due Sun 15 Feb"),
    // Today is the last day of its month.
    ("Rent every:month due:2026-03-15", "repeats every month · due Sun 15 Mar"),
  ])
  func `a repetition is said with what it counts from, and with the date that it sets`(
    text: String, expected: String
  ) throws {
    try reading { line in #expect(line.understood(text) == .understood(expected)) }
  }

  @Test func `a repetition is said from the date that the todo has`() throws {
    var todo = Todo(id: 1, title: "Rent", createdAt: FakeWorld.start)
    todo.due = .day(try #require(Day(iso: "2026-03-15")))
    try reading(for: .todos([todo])) { line in
      #expect(line.understood("every:month") == .understood("repeats every month"))
      #expect(line.understood("every:month due:") != .understood("repeats every month · no due date"))
    }
  }

  @Test func `a title alone changes nothing else`() throws {
    try reading { line in
      #expect(line.understood("Call Ann at 10:30 about a:b") == .understood(""))
    }
  }

  @Test func `a date that cannot be read is said with its column, unless it is still being typed`() throws {
    try reading { line in
      #expect(line.understood("Call due:xyz") == .understood(""))
      guard case .fault(let sentence) = line.understood("Call due:xyz now") else {
        Issue.record("It was understood.")
        return
      }
      #expect(sentence.hasPrefix("Column 10: "))
      #expect(throws: TodoLineFault.self) { try line.changes("Call due:xyz") }
    }
  }

  @Test func `fields can be cleared and tags removed`() throws {
    try reading(for: .todos(Self.some)) { line in
      #expect(line.understood("due: -bug") == .understood("no due date · without +bug"))
      let changes = try line.changes("due: -bug")
      #expect(changes.cleared == [.due])
      #expect(changes.removedTags == ["bug"])
    }
  }

  @Test func `a title for several todos is refused`() throws {
    try reading(for: .todos(Self.some)) { line in
      #expect(throws: TodoLineFault.self) { try line.changes("urgent") }
    }
    try reading(for: .todos([Self.some[0]])) { line in
      let changes = try line.changes("urgent")
      #expect(changes.values[.title] == .text("urgent"))
    }
  }

  @Test(arguments: [
    ("Water the plants", "Water the plants"), ("Fix +foo and due:fri", "Fix \\+foo and \\due:fri"),
    ("Update @types/node", "Update \\@types/node"), ("Wow! 3+4", "Wow! 3+4"), ("a -- b", "-- a -- b"),
    ("\\+foo", "\\\\+foo"),
  ])
  func `a title is typed so that it is read as it is`(title: String, typed: String) throws {
    try reading { line in
      #expect(line.escaped(title) == typed)
      let changes = try line.changes(typed)
      #expect(changes.values[.title] == .text(title))
    }
  }

  @Test func `a field is completed with the tags and projects that are in use, and with words`() throws {
    try reading { line in
      let language = line.language {
        TodoLabels(
          projects: [.init("octodo", count: 1)], tags: [.init("bug", count: 2), .init("build", count: 1)])
      }
      #expect(language.completion("Fix +bu", 7)?.words == ["bug", "build"])
      #expect(language.completion("Fix @", 5)?.words == ["octodo"])
      #expect(language.completion("Fix du", 6)?.words == ["due:"])
      #expect(language.completion("Fix due:tod", 11)?.words == ["today"])
      #expect(language.completion("Fix", 3) == nil)
    }
  }
}

/// What the Japanese screens say about words that cannot be read.
struct JapaneseFaultTests {
  static let faults: [(line: String, part: String)] = [
    ("x due:foo ", "「foo」は日付として読めません"), ("x due:tomorow ", "tomorrowのことですか"),
    ("x due:3m ", "3minか3moと書いてください"), ("x due:24 ", "24のあとに単位を書いてください"),
    ("x due:3fortnights ", "「fortnights」という単位はありません"),
    ("x due:2026-02-29 ", "2026-02-29という日はありません"),
    ("x due:\"31 feb\" ", "Feb 31という日はありません"), ("x due:32nd ", "32ndという日はありません"),
    ("x due:13:75 ", "「13:75」は時刻として読めません"), ("x due:\"fri fri\" ", "「fri」はここには書けません"),
  ]

  @Test(arguments: faults) func `a date that cannot be read is named as in English`(
    line: String, part: String
  )
    throws
  {
    try onWorld { world in
      world.preferences.language = .ja
      guard case .fault(let sentence) = TodoLineReading(for: .newTodo, world.environment).understood(line)
      else {
        Issue.record("It was understood.")
        return
      }
      #expect(sentence.contains(part), "\(sentence)")
    }
  }

  static let filters: [(filter: String, part: String)] = [
    ("duee:fri", "due:のことですか"), ("foo:bar", "fooという項目はありません"), ("is:opne", "is:openのことですか"),
    ("has:zzz", "has:に使えるのはdue、wait"), ("sort:zzz", "sort:に使えるのはurgency"),
    ("priority:x", "priority:に使えるのはhigh、medium"),
  ]

  @Test(arguments: filters) func `a filter that cannot be read says what can be written`(
    filter: String, part: String
  ) throws {
    try onWorld { world in
      world.preferences.language = .ja
      let reading = TodoFilterReading(world.environment).language { TodoLabels() }.reading(filter, false)
      guard case .fault(let sentence) = reading else {
        Issue.record("It was understood.")
        return
      }
      #expect(sentence.contains(part), "\(sentence)")
    }
  }
}
