import Dates
import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing
import TodoLanguage

@testable import Storage

/// The SQL of filters against their meaning.
struct FilterConditionTests {
  private let folder: TemporaryFolder
  private let table: TodoTable
  private let all: [Todo]

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try Self.file.table(in: folder)
    all = try table.all()
  }

  private static let file = PreparedDatabase { table in
    var random = RandomTodos(seed: 11)
    try table.fill(200, &random)
  }

  private func term(_ random: inout RandomTodos) -> TodoFilter {
    let comparison = TodoComparison.allCases.randomElement(using: &random.random) ?? .equal
    switch Int.random(in: 0..<13, using: &random.random) {
    case 0: return .tag(random.tag().uppercased())
    case 1: return random.flip() ? .project("Home") : .projectExactly("WORK")
    case 2, 3:
      let field = [TodoField.due, .wait, .scheduled, .until].randomElement(using: &random.random) ?? .due
      return .comparison(field, comparison, .date(random.date()))
    case 4:
      let field =
        [TodoField.created, .changed, .done, .started].randomElement(using: &random.random) ?? .done
      return .comparison(field, comparison, .date(random.date()))
    case 5: return .comparison(.priority, comparison, .number(Int64.random(in: 1...9, using: &random.random)))
    case 6:
      return .comparison(.urgency, comparison, .number(Int64.random(in: -300...1_500, using: &random.random)))
    case 7, 8: return .status(TodoStatus.allCases.randomElement(using: &random.random) ?? .any)
    case 9: return .has(TodoField.all.randomElement(using: &random.random) ?? .due)
    case 10:
      let words = random.text()
      let term = [
        TodoTextTerm.word(words), .phrase(words), .prefix(String(words.prefix(2))),
        .signs(String(words.prefix(1))),
      ].randomElement(using: &random.random)
      return .text(term ?? .word("tea"), in: random.flip() ? TodoFilter.textFields : [.note])
    case 11:
      return random.flip()
        ? .id(Int64.random(in: 0..<40, using: &random.random))
        : .child(of: Int64.random(in: 0..<40, using: &random.random))
    default: return RepoName("Octo/Kettle").map { .repo($0) } ?? .all
    }
  }

  private func filter(_ random: inout RandomTodos, _ depth: Int) -> TodoFilter {
    guard depth > 0 else { return term(&random) }
    switch Int.random(in: 0..<4, using: &random.random) {
    case 0: return .not(filter(&random, depth - 1))
    case 1:
      return .any((0..<Int.random(in: 0...3, using: &random.random)).map { _ in filter(&random, depth - 1) })
    case 2:
      return .every(
        (0..<Int.random(in: 0...3, using: &random.random)).map { _ in filter(&random, depth - 1) })
    default: return term(&random)
    }
  }

  @Test(arguments: 1...4) func `SQL finds the todos that a filter means`(seed: UInt64) throws {
    var random = RandomTodos(seed: seed)
    let matcher = TodoMatcher(now: noon, zone: berlin)
    var hits = 0
    for _ in 0..<150 {
      let filter = filter(&random, Int.random(in: 0...3, using: &random.random))
      let meant = all.filter { matcher.matches($0, filter) }.map(\.id)
      let found = try table.list(TodoQuery(filter: filter, sort: TodoSort(.created)), limit: 1_000, now: noon)
      #expect(found.todos.map(\.id).sorted() == meant, "\(filter)")
      #expect(found.counts.total == meant.count)
      let counts = try table.count(filter, now: noon)
      #expect(counts.total == meant.count)
      hits += meant.isEmpty || meant.count == all.count ? 0 : 1
    }
    #expect(hits > 50)
  }

  @Test func `a filter with many hits is walked in the order of the list, and its number is right`() throws {
    var random = RandomTodos(seed: 12)
    _ = try table.add((0..<3_000).map { _ in random.changes([]) }, now: noon)
    let all = try table.all()
    let cap = GatheredTodos.limit(ofTodos: all.count)
    let matcher = TodoMatcher(now: noon, zone: berlin)
    let filters: [TodoFilter] = [
      .tag("BUG"), .project("home"), .projectExactly("Work"), .text(.word("CAFE"), in: [.title]),
      .text(.phrase("路"), in: TodoFilter.textFields), .not(.tag("bug")),
      .comparison(.due, .lessOrEqual, .date(.day(RandomTodos.today.adding(days: 10)))),
      .any([.tag("home"), .text(.prefix("ke"), in: [.note])]), .every([.tag("home"), .project("home")]),
    ]
    var walked = 0
    for filter in filters {
      let filter = TodoFilter.every([.status(.open), filter])
      let meant = all.filter { matcher.matches($0, filter) }
      let order = meant.sorted { ($1.urgency, $0.id) < ($0.urgency, $1.id) }.map(\.id)
      let found = try table.list(TodoQuery(filter: filter), limit: 40, now: noon)
      #expect(found.todos.map(\.id) == Array(order.prefix(40)), "\(filter)")
      #expect(found.counts.total == meant.count || found.counts.isLimited && found.counts.total == cap + 1)
      walked += meant.count > cap ? 1 : 0
    }
    #expect(walked > 5)
  }
}
