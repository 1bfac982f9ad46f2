import Domain
import FoundationEssentials
import GRDB
import GRDBSQLite
import Glibc
import TestSupport
import Testing

@testable import Storage

/// What octodo reads back from its own files takes no more memory than what it wrote.
@Suite(.serialized) struct BoundTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    database = try AppDatabase(in: folder)
  }

  /// Changes the file as another program may.
  private func change(_ sql: String) throws {
    try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = OFF; PRAGMA ignore_check_constraints = ON")
      try db.execute(sql: sql)
    }
  }

  /// The most memory that SQLite took in addition while `body` ran, in bytes. The tests of other suites have theirs too, but
  /// far less.
  private func most(_ body: () throws -> Void) rethrows -> Int {
    _ = sqlite3_memory_highwater(1)
    let used = sqlite3_memory_used()
    try body()
    return Int(sqlite3_memory_highwater(0) - used)
  }

  /// In bytes; far less than what the tests put into the file.
  private static let large = 100_000_000

  @Test(arguments: [
    "body = zeroblob(200000000), body_bytes = 200000000", "body = zeroblob(200000000), body_bytes = 3",
    "headers = printf('%200000000c', 'x')",
  ])
  func `a saved response of 200 MB is not read, whatever size it claims`(content: String) throws {
    let cache = HTTPCacheTable(database)
    let entry = HTTPCacheEntry(etag: "e", status: 200, headers: [], body: [1, 2, 3], storedAt: noon)
    try cache.put(entry, for: "k")
    try change("UPDATE http_cache SET \(content)")
    let size = try most {
      let read = try cache.entry(for: "k")
      #expect(read == nil)
    }
    #expect(size < Self.large)
    try cache.put(entry, for: "k")
    let again = try cache.entry(for: "k")
    #expect(again == entry)
  }

  @Test(arguments: [
    "INSERT INTO todo (title, note, created_at) VALUES (printf('%200000000c', 'x'), '', 0)",
    "INSERT INTO todo (title, note, created_at) VALUES ('a', printf('%200000000c', 'x'), 0)",
    "INSERT INTO query_history (text) VALUES (printf('%200000000c', 'x'))",
    "INSERT INTO visit VALUES (1, 'todo', 'a', printf('%200000000c', 'x'), '1', 1, 1, 1, NULL)",
    "INSERT INTO change_set (id, at, kind, label) VALUES (1, 0, 'deleted', ''); "
      + "INSERT INTO change_row VALUES (1, 1, 0, 0, 'todo', 9, printf('%200000000c', 'x'))",
  ])
  func `a text of 200 MB is not read, and its todo is named`(sql: String) throws {
    if sql.contains("INTO todo (") { _ = try TodoTable(database).add("first") }
    try change(sql)
    let tooLong = StorageError.tooLong(todo: nil).appError
    let size = most {
      switch sql {
      case let sql where sql.contains("INTO todo ("):
        let named = StorageError.tooLong(todo: 2).appError
        #expect(throws: named) { try TodoTable(database).window(.top, limit: 10) }
      case let sql where sql.contains("query_history"):
        #expect(throws: tooLong) { try QueryHistoryTable(database).recent(limit: 10) }
      case let sql where sql.contains("change_set"):
        #expect(throws: tooLong) { try TodoTable(database).undo() }
      default: #expect(throws: tooLong) { try VisitTable(database).all() }
      }
    }
    #expect(size < Self.large)
  }

  @Test(arguments: ["urgency_day", "zone", "sort:all"])
  func `a setting of 200 MB stops nothing, and is computed again`(key: String) throws {
    _ = try TodoTable(database).add("first")
    try change("INSERT OR REPLACE INTO setting VALUES ('\(key)', printf('%200000000c', 'x'))")
    try TodoTable(database).keepUp(now: Date(timeIntervalSince1970: 0))
    let sorts = try SavedViewTable(database).chosenSorts()
    #expect(sorts.isEmpty)
  }

  /// 5 MB.
  private static let text = "printf('%.5000000c', 'x')"

  @Test(arguments: [
    "UPDATE todo SET title = \(text)", "UPDATE todo SET note = \(text)", "UPDATE todo SET project = \(text)",
    "UPDATE tag SET name = \(text)", "INSERT INTO annotation VALUES (1, 1, 0, \(text))",
    "UPDATE todo SET rrule = \(text)", "UPDATE todo SET extra = \(text)",
    "UPDATE todo SET (link_kind, link_target) = ('repo', \(text))",
    "UPDATE todo SET (due_day, due_at, due_zone) = (1, 1, \(text))",
  ])
  func `a long text of another program is shown cut, beside the other todos`(sql: String) throws {
    let table = TodoTable(database)
    let long = try table.add("long") {
      $0.set(.tags, .words(["t"]))
      $0.set(.project, .text("p"))
    }
    let other = try table.add("other")
    try change(sql.hasPrefix("UPDATE todo") ? "\(sql) WHERE id = \(long)" : sql)
    let size = try most {
      try table.keepUp(now: noon)
      let filters = [TodoFilter.all, .text(.word("other"), in: TodoFilter.textFields)]
      for filter in filters {
        var query = TodoQuery()
        query.filter = filter
        let shown = try table.list(query, limit: 10, now: noon).todos.map(\.id)
        #expect(shown.contains(other))
      }
      let todo = try table.stored(long)
      #expect(todo.title.utf8.count <= Todo.longestLine && todo.note.utf8.count <= Todo.longestText)
      var changes = TodoChanges()
      changes.set(.priority, .number(1))
      let count = try table.apply(changes, to: [long, other], now: noon)
      #expect(count == 2)
      _ = try table.undo()
      _ = try SavedViewTable(database).all()
      let problems = try database.quickCheck()
      #expect(problems == [])
    }
    // Most of it is for the change and its undo, which have the whole todo as JSON.
    #expect(size < 300_000_000)
  }

  @Test(arguments: ["filter", "name"]) func `a long text of a view is cut, beside the other views`(
    column: String
  ) throws {
    let views = SavedViewTable(database)
    _ = try views.save(named: "one", filter: "is:open", sort: TodoSort(.due))
    _ = try views.save(named: "two", filter: "is:open", sort: TodoSort(.due))
    try change("UPDATE saved_view SET \(column) = \(Self.text) WHERE name = 'one'")
    let all = try views.all()
    #expect(all.count == 2 && all.contains { $0.name == "two" })
  }

  @Test(arguments: ["a", "todo-folds", "v", "zz"])
  func `a setting of 200 MB is not read to find another one`(key: String) throws {
    let table = TodoTable(database)
    try table.keepUp(now: noon)
    try SavedViewTable(database).choose(TodoSort(.due), ofView: "today")
    try change("INSERT INTO setting VALUES ('\(key)', printf('%.200000000c', 'x'))")
    let size = try most {
      try table.keepUp(now: noon)
      let sorts = try SavedViewTable(database).chosenSorts()
      #expect(sorts == ["today": TodoSort(.due)])
    }
    #expect(size < Self.large)
  }

  @Test func `an undo log of 200 MB is not read to count its bytes`() throws {
    try change(
      "INSERT INTO change_set (id, at, kind, label) VALUES (1, 0, 'deleted', ''); "
        + "INSERT INTO change_row VALUES (1, 1, 0, 0, 'todo', 9, printf('%.200000000c', 'x')); "
        + "UPDATE todo_count SET count = 7")
    let size = try most {
      let problems = try database.quickCheck()
      #expect(problems == [])
      let isWrong = try database.correctCounts()
      #expect(isWrong)
    }
    #expect(size < Self.large)
    let count = try database.read { try Int.fetchOne($0, sql: "SELECT max(count) FROM todo_count") }
    #expect(count == 0)
  }

  @Test func `many long texts of another program are read up to what octodo writes, and stay whole`() throws {
    // A row of both is just within the limit of a row.
    let (title, long, rows) = (
      "printf('%.100000c', 'x')", "printf('%.3900000c', 'x')",
      "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 20)"
    )
    try change("\(rows) INSERT INTO todo (title, note, created_at) SELECT \(title), \(long), i FROM c")
    try change("\(rows) INSERT INTO query_history (text) SELECT i || \(long) FROM c")
    try change("\(rows) INSERT INTO visit SELECT i, 'todo', i, \(long), i, 1, 1, i, NULL FROM c")
    let table = TodoTable(database)
    let todos = try table.window(.top, limit: 100).todos
    #expect(todos.count == 20)
    #expect(todos.allSatisfy { $0.title.utf8.count == 32_000 && $0.note.utf8.count == 256_000 })
    let queries = try QueryHistoryTable(database).recent(limit: 100)
    #expect(queries.count == 20 && queries.allSatisfy { $0.utf8.count == 32_000 })
    let visits = try VisitTable(database).all()
    #expect(visits.count == 20 && visits.allSatisfy { $0.visit.title.utf8.count == 32_000 })
    // An edit of the title leaves the note as it is.
    let saved = try table.update(todos[0], to: TodoDraft(title: "short", note: todos[0].note), now: noon)
    guard case .saved = saved else {
      Issue.record("The edit was not saved.")
      return
    }
    let length = try database.read {
      try Int.fetchOne($0, sql: "SELECT length(note) FROM todo WHERE title = 'short'")
    }
    #expect(length == 3_900_000)
  }

  @Test func `a spool file of 200 MB is read up to what a program writes into one`() throws {
    let spool = EventSpool(path: folder.file("spool"), now: { noon })
    try spool.append(Array("one\n".utf8))
    spool.turnOver()
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.file("spool")).first)
    #expect(truncate(folder.file("spool/\(name)"), 200_000_000) == 0)
    try spool.forEachFew { files throws(AppError) in
      for file in files {
        let lines = try file.lines()
        #expect(lines.first == "one")
        let size = lines.reduce(0) { $0 + $1.utf8.count }
        #expect(size <= SpooledEvents.limit)
      }
    }
  }
}
