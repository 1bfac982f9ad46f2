import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

/// Nested lists.
struct TodoTreeTests {
  private let folder: TemporaryFolder
  private let table: TodoTable

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
  }

  private func add(_ title: String, under parent: Int64? = nil, at seconds: Double = 0) throws -> Int64 {
    var changes = TodoChanges()
    changes.set(.title, .text(title))
    if let parent { changes.set(.parent, .number(parent)) }
    return try table.add(changes, now: noon.addingTimeInterval(seconds)).id
  }

  private func list(
    _ filter: TodoFilter = .all, folded: Set<Int64> = [], sort: TodoSort = TodoSort(.created),
    _ anchor: TodoAnchor = .top, limit: Int = 100
  ) throws -> TodoWindow {
    let query = TodoQuery(filter: filter, sort: sort, grouping: .openFirst, nesting: .nested(folded: folded))
    return try table.list(query, anchor, limit: limit, now: noon)
  }

  @Test func `parts are below their todos, in the order in which they were added`() throws {
    let top = try add("top", at: 1)
    _ = try add("newer", at: 2)
    let first = try add("first", under: top, at: 3)
    _ = try add("second", under: top, at: 4)
    _ = try add("inner", under: first, at: 5)
    let window = try list()
    #expect(window.todos.map(\.title) == ["newer", "top", "first", "inner", "second"])
    #expect(window.todos.map { window.nodes[$0.id]?.depth ?? 0 } == [0, 0, 1, 2, 1])
    #expect(window.nodes[top] == TodoNode(depth: 0, parts: 3, isFolded: false))
    #expect(window.total == 5)
    #expect(window.partCounts == [top: 2, first: 1])
  }

  @Test func `the parts of a folded todo are left out and counted`() throws {
    let top = try add("top")
    let part = try add("part", under: top)
    _ = try add("inner", under: part)
    let window = try list(folded: [top])
    #expect(window.todos.map(\.title) == ["top"])
    #expect(window.nodes[top] == TodoNode(depth: 0, parts: 2, isFolded: true))
    #expect(window.total == 1)
    #expect(window.counts.open == 3)
  }

  @Test func `an open part of a done todo is a row of its own`() throws {
    let top = try add("top")
    _ = try add("open", under: top, at: 1)
    let done = try add("done", under: top, at: 2)
    _ = try table.setDone(ids: [top, done], true, now: noon)
    let window = try list()
    #expect(window.todos.map(\.title) == ["open", "top", "done"])
    #expect(window.todos.map { window.nodes[$0.id]?.depth ?? 0 } == [0, 0, 1])
    #expect(window.parentTitles == [top: "top"])
  }

  @Test func `a part whose todo is not in the list says what it is a part of`() throws {
    let top = try add("top")
    _ = try add("call", under: top)
    let word = TodoFilter.text(.word("call"), in: TodoFilter.textFields)
    let window = try list(.every([word, .status(.open)]))
    #expect(window.todos.map(\.title) == ["call"])
    #expect(window.nodes.isEmpty)
    #expect(window.parentTitles == [top: "top"])
  }

  @Test func `a window around a part has its whole tree`() throws {
    let top = try add("top")
    let part = try add("part", under: top)
    for number in 1...9 { _ = try add("todo \(number)", at: Double(number)) }
    let window = try list(.all, .around(part), limit: 3)
    #expect(window.todos.suffix(2).map(\.title) == ["top", "part"])
    #expect(window.start + window.todos.count == window.total)
  }

  @Test func `a window in the middle has todos before it and after it`() throws {
    let ids = try (1...9).map { try add("todo \($0)", at: Double($0)) }
    let window = try list(.all, .around(ids[4]), limit: 3)
    #expect(window.todos.map(\.title) == ["todo 6", "todo 5", "todo 4"])
    #expect(window.start > 0 && window.start + window.todos.count < window.total)
  }

  @Test func `a window that is exactly as long as what is left has exact rows`() throws {
    let ids = try (1...9).map { try add("todo \($0)", at: Double($0)) }
    let around = try list(.all, .around(ids[6]), limit: 4)
    #expect(around.todos.map(\.title) == ["todo 9", "todo 8", "todo 7", "todo 6"])
    #expect(around.start == 0)
    let top = try list(limit: 9)
    #expect(top.total == 9)
    let rest = try list(.all, .after(top.todos[4], index: 4), limit: 4)
    #expect(rest.todos.count == 4 && rest.start == 5 && rest.total == 9)
    let before = try list(.all, .before(top.todos[4], index: 5), limit: 4)
    #expect(before.todos.count == 4 && before.start == 0 && before.total == 9)
    let bottom = try list(.all, .bottom, limit: 9)
    #expect(bottom.start == 0)
  }

  private static let sorts = TodoSortKey.allCases.flatMap {
    [TodoSort($0), TodoSort($0, isAscending: !$0.isAscendingByDefault)]
  }

  @Test(arguments: sorts) func `windows one after another are the whole list`(sort: TodoSort) throws {
    var random = SeededGenerator(seed: 3)
    var ids: [Int64] = []
    for number in 0..<120 {
      let parent = Int.random(in: 0..<3, using: &random) == 0 ? ids.randomElement(using: &random) : nil
      ids.append(try add("todo \(number)", under: parent, at: Double(number % 50)))
    }
    _ = try table.setDone(ids: ids.filter { $0 % 5 == 0 }, true, now: noon)
    let folded = Set(ids.filter { $0 % 11 == 0 })
    let whole = try list(folded: folded, sort: sort, limit: 1_000)
    #expect(whole.start == 0 && whole.total == whole.todos.count)
    var rows = try list(folded: folded, sort: sort, limit: 7).todos
    var total = 0
    while let last = rows.last {
      let next = try list(folded: folded, sort: sort, .after(last, index: rows.count - 1), limit: 7)
      total = next.total
      guard !next.todos.isEmpty else { break }
      #expect(next.start == rows.count)
      rows += next.todos
    }
    #expect(rows.map(\.id) == whole.todos.map(\.id))
    #expect(total == whole.total)
    var above = try list(folded: folded, sort: sort, .bottom, limit: 7)
    #expect(above.start + above.todos.count == whole.total)
    var read = above.todos
    while let first = above.todos.first, above.start > 0 {
      above = try list(folded: folded, sort: sort, .before(first, index: above.start), limit: 7)
      read = above.todos + read
    }
    #expect(read.map(\.id) == whole.todos.map(\.id))
  }

  @Test func `a todo that becomes a part comes after the others, and undo brings it back`() throws {
    let top = try add("top")
    _ = try add("part", under: top)
    let other = try add("other", at: 1)
    var changes = TodoChanges()
    changes.set(.parent, .number(top))
    _ = try table.apply(changes, to: [other], now: noon)
    var titles = try list().todos.map(\.title)
    #expect(titles == ["top", "part", "other"])
    _ = try table.undo()
    titles = try list().todos.map(\.title)
    #expect(titles == ["other", "top", "part"])
  }

  @Test func `a moved part stays where it was moved to`() throws {
    let top = try add("top")
    let first = try add("first", under: top)
    let second = try add("second", under: top)
    try table.move(id: first, after: second, now: noon)
    let titles = try list().todos.map(\.title)
    #expect(titles == ["top", "second", "first"])
    let undone = try table.undo()
    #expect(undone?.change == .moved)
  }
}
