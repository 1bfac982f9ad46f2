import Domain
import GRDB
import TestSupport
import Testing

@testable import Storage

/// A file of each older octodo, with rows in each of its tables, opened by this one.
struct MigrationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: 1..<Schema.current.version) func `a migration keeps every row`(version: Int) throws {
    let before = try makeFile(version: version)
    let database = try AppDatabase(in: folder)
    #expect(database.notice == nil)
    let after = try database.read { try Self.rows($0, like: before) }
    #expect(after == before)
    let reached = try database.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    #expect(reached == Schema.current.version)
    let problems = try database.quickCheck()
    #expect(problems == [])
  }

  @Test(arguments: 1..<Schema.current.version)
  func `a migrated file has the tables of a new one`(version: Int) throws {
    _ = try makeFile(version: version)
    let migrated = try AppDatabase(in: folder).read(Self.tables)
    let other = try TemporaryFolder()
    let new = try AppDatabase(in: other).read(Self.tables)
    #expect(migrated == new)
  }

  @Test(arguments: 1..<Schema.current.version)
  func `the todos of an older octodo are shown, changed and undone`(version: Int) throws {
    _ = try makeFile(version: version)
    let database = try AppDatabase(in: folder)
    let table = TodoTable(database)
    let window = try table.window(.top, limit: 1_000)
    #expect(window.counts == TodoCounts(open: 134, done: 66))
    #expect(window.todos.count == 200)
    let undone = try table.undo()
    #expect(undone?.change == .deleted)
    #expect(undone?.title == "taken away")
    let queries = try QueryHistoryTable(database).recent(limit: 10)
    #expect(queries == ["query 2", "query 1"])
    try VisitTable(database).insert([])
    let counted = try table.window(.top, limit: 1).counts.total
    #expect(counted == 201)
  }

  @Test(arguments: 1..<Schema.current.version)
  func `the backup is complete, and replaces a partial one that a kill left`(version: Int) throws {
    let before = try makeFile(version: version)
    let copy = "octodo.db.before-v\(Schema.current.version)"
    try folder.write([1, 2, 3], to: "\(copy).new")
    _ = try AppDatabase(in: folder)
    let names = try folder.names
    #expect(names == ["octodo.db", copy])
    let kept = try DatabaseQueue(path: folder.file(copy)).inDatabase { db in
      try Self.rows(db, tables: before.keys)
    }
    #expect(kept == before)
  }

  @Test(arguments: 1..<Schema.current.version)
  func `repositories of older todos are found, and issues can be linked`(version: Int) throws {
    _ = try makeFile(version: version)
    let table = TodoTable(try AppDatabase(in: folder))
    let name = try #require(RepoName("O/r2"))
    let old = try table.findOrAdd(.repo(name), title: "new", now: noon)
    #expect(!old.isNew && old.todo.title.hasPrefix("todo 2 "))
    let issue = Item.pull(2, of: name, on: "https://ghe.example")
    let new = try table.findOrAdd(issue, title: "new", now: noon)
    #expect(new.isNew && new.todo.link == issue)
    try table.delete(id: new.todo.id)
    _ = try table.undo()
    let restored = try table.todo(id: new.todo.id)
    #expect(restored == new.todo)
  }

  /// - Returns: its rows.
  private func makeFile(version: Int) throws -> [String: [Row]] {
    let old = Schema(migrations: Array(Schema.current.migrations.prefix(version)))
    let database = try AppDatabase(path: folder.file("octodo.db"), schema: old, now: noon)
    return try database.write { db in
      let insert = """
        INSERT INTO todo (title, note, link_kind, link_target, created_at, done_at, is_done)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """
      for number in 1...200 {
        let (isDone, isLinked) = (number % 3 == 0, number % 2 == 0)
        try db.execute(
          sql: insert,
          arguments: [
            "todo \(number) 検索 \0", "note\n\(number)", isLinked ? "repo" : nil,
            isLinked ? "o/R\(number)" : nil,
            number * 1_000, isDone ? number * 2_000 : nil, isDone,
          ])
      }
      try fill(db, "todo_undo", "'deleted', 201, 'taken away', '', NULL, NULL, 5, NULL")
      if version >= 3 { try fill(db, "todo_redo", "'edited', 1, 'other', 'n', NULL, NULL, 5, NULL") }
      try db.execute(
        sql: "INSERT INTO http_cache VALUES (x'00FF', 1, 2, 200, 'W/\"x\"', 'a: b', 3, x'010203')")
      try db.execute(sql: "INSERT INTO query_history (text) VALUES ('query 1'), ('query 2')")
      return try Self.rows(db, tables: Self.tables(db).keys.filter { !$0.hasPrefix("sqlite_") })
    }
  }

  private func fill(_ db: Database, _ table: String, _ values: String) throws {
    let columns = "change, todo_id, title, note, link_kind, link_target, created_at, done_at"
    try db.execute(sql: "INSERT INTO \(table) (\(columns)) VALUES (\(values))")
  }

  /// All but GRDB's list of migrations, which grows.
  private static func rows(_ db: Database, tables: some Sequence<String>) throws -> [String: [Row]] {
    var rows: [String: [Row]] = [:]
    for table in tables where table != "grdb_migrations" {
      let isTable = try Bool.fetchOne(
        db, sql: "SELECT type = 'table' FROM sqlite_master WHERE name = ?", arguments: [table])
      guard isTable == true else { continue }
      rows[table] = try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY 1")
    }
    return rows
  }

  /// Another test shows that their content is kept.
  private static func isReplaced(_ table: String) -> Bool {
    ["todo_count", "todo_undo", "todo_redo", "undo_size"].contains(table)
  }

  /// The rows of the same tables, without columns that are new.
  private static func rows(_ db: Database, like old: [String: [Row]]) throws -> [String: [Row]] {
    var rows: [String: [Row]] = [:]
    for (table, old) in old {
      guard !isReplaced(table) else {
        rows[table] = old
        continue
      }
      let columns =
        old.first.map { row in
          row.columnNames.map { $0 == "is_done" ? "state / 2 AS is_done" : $0 }.joined(separator: ", ")
        } ?? "*"
      rows[table] = try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table) ORDER BY 1")
    }
    return rows
  }

  /// The SQL of each table, index and trigger.
  private static func tables(_ db: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return Dictionary(uniqueKeysWithValues: rows.map { ($0["name"], $0["sql"]) })
  }
}
