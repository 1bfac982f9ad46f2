import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Storage

/// Windows of the rows with a text.
struct FindTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
  }

  private static let texts = [
    "100% done", "100 done", "Read about teapots", "TEA", "tea_pot", "teaXpot", "un été", "UN ÉTÉ", "a*b",
    "a[b]c", "back\\slash", "牛乳を買う", "Straße", "caf\u{E9}", "cafe\u{301}s", "green\u{200B}leaf",
    "no\u{A0}break", "🇫🇮 trip", "🤝🏽 all", "👨\u{200D}👧 visit",
    ":bug: in ñu", "fix: :bug:", "🐛 here",
  ]

  @Test(arguments: [
    ("100%", ["100% done"]), ("tea", ["Read about teapots", "TEA", "tea_pot", "teaXpot"]),
    ("TEA", ["TEA"]), ("tea_", ["tea_pot"]), ("été", ["un été", "UN ÉTÉ"]), ("ÉTÉ", ["UN ÉTÉ"]),
    ("a*b", ["a*b"]), ("[b]", ["a[b]c"]), ("\\s", ["back\\slash"]), ("牛乳", ["牛乳を買う"]),
    ("straße", ["Straße"]), ("cafe\u{301}", ["caf\u{E9}", "cafe\u{301}s"]), ("CAF\u{C9}", []),
    ("cafe", ["caf\u{E9}", "cafe\u{301}s"]), ("caf\u{E8}", []),
    ("greenl", ["green\u{200B}leaf"]), ("no br", ["no\u{A0}break"]), ("FI trip", ["🇫🇮 trip"]),
    ("🇫🇮", ["🇫🇮 trip"]), ("🤝 all", ["🤝🏽 all"]), ("👨 v", ["👨\u{200D}👧 visit"]),
    ("👨\u{200D}👧", ["👨\u{200D}👧 visit"]), ("nowhere", []), ("A*", []), ("é[", []),
    ("🐛", [":bug: in ñu", "fix: :bug:", "🐛 here"]), (":bug:", [":bug: in ñu", "fix: :bug:", "🐛 here"]),
    ("FIX: 🐛", []), ("fix: 🐛", ["fix: :bug:"]), ("bug: in", [":bug: in ñu"]),
  ])
  func `a pattern is literal, and small letters match both cases`(pattern: String, found: [String]) throws {
    let table = TodoTable(database)
    try database.insert(
      Self.texts.enumerated().map { Todo(id: Int64($0 + 1), title: $1, createdAt: noon) })
    let window = try table.window(.top, limit: 100, matching: TextPattern(pattern))
    #expect(Set(window.todos.map(\.title)) == Set(found))
    #expect(window.counts == TodoCounts(open: found.count, done: 0))
  }

  @Test func `title, note and link are searched`() throws {
    let table = TodoTable(database)
    let kettle = try #require(RepoName("octo/kettle"))
    _ = try table.add(TodoDraft(title: "one", note: "a kettle in it"), now: noon)
    _ = try table.add(TodoDraft(title: "two", link: .repo(kettle)), now: noon)
    _ = try table.add(TodoDraft(title: "three kettles"), now: noon)
    _ = try table.add(TodoDraft(title: "four"), now: noon)
    let window = try table.window(.top, limit: 10, matching: TextPattern("kettle"))
    #expect(window.todos.map(\.title) == ["three kettles", "two", "one"])
  }

  @Test(arguments: [
    ("trav", ["Trip"]), ("+travel", ["Trip"]), ("@hom", ["Rent"]), ("home", ["Rent", "Homework"]), ("a+", []),
  ])
  func `projects and tags are searched with their signs`(pattern: String, found: [String]) throws {
    let table = TodoTable(database)
    var trip = TodoChanges()
    trip.set(.title, .text("Trip"))
    trip.addedTags = ["travel", "europe"]
    var rent = TodoChanges()
    rent.set(.title, .text("Rent"))
    rent.set(.project, .text("home"))
    _ = try table.add(trip, now: noon)
    _ = try table.add(rent, now: noon)
    _ = try table.add(TodoDraft(title: "Homework"), now: noon)
    let window = try table.window(.top, limit: 10, matching: TextPattern(pattern))
    #expect(Set(window.todos.map(\.title)) == Set(found))
    #expect(window.counts.open == found.count)
  }

  @Test func `windows of the matching todos are ranges of them, from every one`() throws {
    let table = TodoTable(database)
    let todos = randomTodos(600, seed: 7)
    try database.insert(todos)
    let pattern = TextPattern("1")
    let list = inListOrder(todos).filter { $0.title.contains("1") }
    let open = list.count { !$0.isDone }
    let (counts, limit) = (TodoCounts(open: open, done: list.count - open), 7)
    func stretch(_ range: Range<Int>) -> TodoWindow {
      TodoWindow(start: range.lowerBound, todos: Array(list[range]), counts: counts)
    }
    var wrong: [TodoAnchor] = []
    for (index, todo) in list.enumerated() {
      let first = min(max(index - limit / 2, 0), list.count - limit)
      let expected: [(TodoAnchor, Range<Int>)] = [
        (.after(todo, index: index), index + 1..<min(index + 1 + limit, list.count)),
        (.before(todo, index: index), max(index - limit, 0)..<index),
        (.around(todo.id), first..<first + limit),
      ]
      for (anchor, range) in expected
      where try table.window(anchor, limit: limit, matching: pattern) != stretch(range) {
        wrong.append(anchor)
      }
    }
    #expect(wrong.isEmpty)
    let hidden = try #require(todos.first { !$0.title.contains("1") })
    let around = try table.window(.around(hidden.id), limit: limit, matching: pattern)
    #expect(around == stretch(0..<limit))
    let bottom = try table.window(.bottom, limit: limit, matching: pattern)
    #expect(bottom == stretch(list.count - limit..<list.count))
  }

  @Test func `windows of the matching history are ranges of it`() throws {
    let history = VisitTable(database)
    for number in 0..<60 { try history.record(Visit(.todo(id: 1), title: "todo \(number)"), now: noon) }
    let list = try history.all().filter { $0.visit.title.contains("5") }
    let pattern = TextPattern("5")
    let top = try history.window(.index(0, near: .empty), limit: 6, matching: pattern)
    #expect(top == Window(start: 0, items: Array(list[0..<6]), total: list.count))
    let around = try history.window(.group(list[9].id), limit: 4, matching: pattern)
    #expect(around == Window(start: 7, items: Array(list[7..<11]), total: list.count))
    let on = try history.window(.index(8, near: top), limit: 4, matching: pattern)
    #expect(on == Window(start: 6, items: Array(list[6..<10]), total: list.count))
    let none = try history.window(.index(0, near: .empty), limit: 4, matching: TextPattern("6x"))
    #expect(none == Window(start: 0, items: [], total: 0))
  }
}
