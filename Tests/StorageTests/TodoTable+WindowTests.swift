import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct TodoTableWindowTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase
  private let table: TodoTable
  private let list: [Todo]
  private let counts: TodoCounts

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try Self.file.table(in: folder)
    database = table.database
    list = Self.list
    let open = list.count { !$0.isDone }
    counts = TodoCounts(open: open, done: list.count - open)
  }

  private static let list = inListOrder(randomTodos(2_000, seed: 42))
  private static let file = PreparedDatabase { try $0.database.insert(list.sorted { $0.id < $1.id }) }

  private func stretch(_ range: Range<Int>) -> TodoWindow {
    TodoWindow(start: range.lowerBound, todos: Array(list[range]), counts: counts)
  }

  @Test func `windows are ranges of the sorted list, from every todo`() throws {
    let limit = 7
    var wrong: [TodoAnchor] = []
    for (index, todo) in list.enumerated() {
      let first = min(max(index - limit / 2, 0), list.count - limit)
      let expected: [(TodoAnchor, Range<Int>)] = [
        (.after(todo, index: index), index + 1..<min(index + 1 + limit, list.count)),
        (.before(todo, index: index), max(index - limit, 0)..<index),
        (.around(todo.id), first..<first + limit),
      ]
      for (anchor, range) in expected where try table.window(anchor, limit: limit) != stretch(range) {
        wrong.append(anchor)
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [1, 2, 200, 2_000, 5_000])
  func `top and bottom are the ends of the sorted list`(limit: Int) throws {
    let size = min(limit, list.count)
    var window = try table.window(.top, limit: limit)
    #expect(window == stretch(0..<size))
    window = try table.window(.bottom, limit: limit)
    #expect(window == stretch(list.count - size..<list.count))
    window = try table.window(.around(list[1_000].id), limit: 5_000)
    #expect(window == stretch(0..<list.count))
  }

  @Test(arguments: [0, -1])
  func `a limit below one reads no rows`(limit: Int) throws {
    let anchors = [
      TodoAnchor.top, .bottom, .after(list[9], index: 9), .before(list[9], index: 9), .around(3),
    ]
    for anchor in anchors {
      let todos = try table.window(anchor, limit: limit).todos
      #expect(todos.isEmpty)
    }
  }

  @Test func `around a deleted todo is the top`() throws {
    let window = try table.window(.around(99_999), limit: 5)
    #expect(window == stretch(0..<5))
  }

  @Test func `a deleted anchor still gives its position`() throws {
    let anchor = list[500]
    try table.delete(id: anchor.id)
    var todos = try table.window(.after(anchor, index: 500), limit: 3).todos
    #expect(todos == Array(list[501...503]))
    todos = try table.window(.before(anchor, index: 500), limit: 3).todos
    #expect(todos == Array(list[497...499]))
  }

  @Test func `an outdated index is corrected at the ends of the list`() throws {
    let last = try table.window(.after(list[1_995], index: 3_000), limit: 10)
    #expect(last.start == 1_996)
    let lastOfLowIndex = try table.window(.after(list[1_995], index: 5), limit: 10)
    #expect(lastOfLowIndex.start == 1_996)
    var start = try table.window(.before(list[4], index: 900), limit: 10).start
    #expect(start == 0)
    start = try table.window(.after(list[0], index: 9_000), limit: 10).start
    #expect(start == 1_990)
    start = try table.window(.before(list[1_999], index: 5), limit: 10).start
    #expect(start == 0)
  }

  @Test func `todos with the same time are in the order of their ids`() throws {
    try database.queue.write { try $0.execute(sql: "DELETE FROM todo") }
    let added = try ["a", "b", "c"].map { try table.add(TodoDraft(title: $0), now: noon) }
    var tableTodos = try table.window(.top, limit: 10).todos
    #expect(tableTodos == added.reversed())
    tableTodos = try table.window(.after(added[1], index: 1), limit: 10).todos
    #expect(tableTodos == [added[0]])
  }

  @Test func `every read of rows searches the index and sorts nothing`() throws {
    let statements = StatementLog()
    database.queue.inDatabase { $0.trace { statements.append($0) } }
    let todo = list[1_000]
    let anchors = [
      TodoAnchor.top, .bottom, .after(todo, index: 1), .before(todo, index: 1), .around(todo.id),
    ]
    for anchor in anchors {
      _ = try table.window(anchor, limit: 20)
    }
    database.queue.inDatabase { $0.trace(nil) }
    let reads = statements.all.filter { $0.hasPrefix("SELECT") && $0.contains("FROM todo INDEXED BY") }
    #expect(reads.count >= 12)
    for sql in reads {
      let plan = try database.queue.inDatabase { try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN \(sql)") }
      #expect(plan.count == 1, "\(plan)")
      #expect("\(plan)".contains("SEARCH todo USING COVERING INDEX todo_created (state=?"), "\(plan)")
      #expect("\(plan)".contains("AND rowid") == sql.contains("created_at ="), "\(plan)")
    }
  }

  @Test func `a damaged row is an error and does not trap`() throws {
    try database.queue.inDatabase { db in
      try db.execute(sql: "PRAGMA writable_schema = ON")
      try db.execute(sql: "UPDATE sqlite_master SET sql = replace(sql, 'title TEXT NOT NULL', 'title TEXT')")
      try db.execute(sql: "PRAGMA writable_schema = RESET")
      try db.execute(sql: "UPDATE todo SET title = NULL WHERE id = 5")
    }
    #expect(throws: StorageError.damaged.appError) { try table.setDone(id: 5, true, now: noon) }
    #expect(throws: StorageError.damaged.appError) { try table.window(.around(5), limit: 3) }
  }
}

/// The statements that a connection ran; used from the queue of one database only.
private final class StatementLog {
  private(set) var all: [String] = []

  func append(_ event: Database.TraceEvent) {
    all.append(event.expandedDescription)
  }
}
