import Domain
import FoundationEssentials
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

  @Test func `a new file has every migration`() throws {
    let database = try AppDatabase(in: folder)
    let isComplete = try database.read { try Schema.current.migrator.hasCompletedMigrations($0) }
    #expect(isComplete)
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

  @Test(arguments: [12, 13])
  func `the done notifications of older files leave the settings, and what is no time is dropped`(
    version: Int
  ) throws {
    _ = try makeFile(version: version)
    try DatabaseQueue(path: folder.file("octodo.db")).inDatabase { db in
      try db.execute(
        sql: """
          DELETE FROM setting;
          INSERT INTO setting VALUES ('done', 'a'), ('done;', 'b'), ('zone', 'UTC'), ('done:https://a.example 7', '-5'),
            ('done:https://a.example 8', '1790000000000'), ('done:https://a.example x', 'yesterday'),
            ('done:https://a.example y', ''), ('done:https://b.example 7', '9'), ('done:7', '9'), ('done: 7', '9')
          """)
    }
    let database = try AppDatabase(in: folder)
    let table = DoneThreadTable(database)
    let (one, other) = (try table.all(on: "https://a.example"), try table.all(on: "https://b.example"))
    #expect(one.dates == ["7": Date(milliseconds: -5), "8": noon])
    #expect(other.dates == ["7": Date(milliseconds: 9)])
    let (settings, threads) = try database.read { db in
      (
        try String.fetchAll(db, sql: "SELECT key || value FROM setting"),
        try Int.fetchOne(db, sql: "SELECT count(*) FROM done_thread")
      )
    }
    #expect(settings == ["donea", "done;b", "zoneUTC"])
    #expect(threads == 3)
  }

  @Test(arguments: [11, 12, 13])
  func `row 30: a kill in the middle of a migration leaves the todos as they were`(
    version: Int
  ) throws {
    let before = try makeFile(version: version)
    let killed = try TemporaryFolder()
    let queue = try DatabaseQueue(path: folder.file("octodo.db"))
    try queue.inDatabase { db in
      // A tiny page cache makes SQLite write some pages to the file before the commit.
      try db.execute(sql: "PRAGMA cache_size = 2; PRAGMA cache_spill = 2; BEGIN")
      try db.execute(sql: Schema.current.migrations[version])
      for name in ["octodo.db", "octodo.db-journal"] {
        try killed.write(try folder.bytes(name), to: name)
      }
      try db.execute(sql: "ROLLBACK")
    }
    let journal = try killed.bytes("octodo.db-journal")
    #expect(journal.count > 4_096)
    let (reached, after) = try DatabaseQueue(path: killed.file("octodo.db")).inDatabase { db in
      (try Int.fetchOne(db, sql: "PRAGMA user_version"), try Self.rows(db, tables: before.keys))
    }
    #expect(reached == version)
    #expect(after == before)
    let migrated = try TodoTable(try AppDatabase(in: killed)).window(.top, limit: 1).counts
    #expect(migrated == TodoCounts(open: 134, done: 66))
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
      let (column, done) = version < 12 ? ("is_done", 1) : ("state", 2)
      let insert = """
        INSERT INTO todo (title, note, link_kind, link_target, created_at, done_at, \(column))
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """
      for number in 1...200 {
        let (isDone, isLinked) = (number % 3 == 0, number % 2 == 0)
        try db.execute(
          sql: insert,
          arguments: [
            "todo \(number) 検索 \0", "note\n\(number)", isLinked ? "repo" : nil,
            isLinked ? "o/R\(number)" : nil,
            number * 1_000, isDone ? number * 2_000 : nil, isDone ? done : 0,
          ])
      }
      if version < 12 {
        try fill(db, "todo_undo", "'deleted', 201, 'taken away', '', NULL, NULL, 5, NULL")
      } else {
        try fillParts(db)
      }
      if 3..<12 ~= version { try fill(db, "todo_redo", "'edited', 1, 'other', 'n', NULL, NULL, 5, NULL") }
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

  /// What todos have since the twelfth version.
  private func fillParts(_ db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO tag (id, name) VALUES (1, 'bug'), (2, 'Büro');
        INSERT INTO todo_tag (tag_id, todo_id) SELECT 1 + id % 2, id FROM todo;
        UPDATE todo SET urgency = id % 7 * 100, project = 'p' || id % 3, due_day = 20000 + id % 5 WHERE id % 4 > 0;
        INSERT INTO change_set (id, at, kind, label, count) VALUES (1, 5, 'deleted', '', 1);
        INSERT INTO change_row (set_id, seq, side, tbl, key, content)
          VALUES (1, 0, 0, 'todo', 201, '{"uid":"u","title":"taken away","created_at":5,"changed_at":5}');
        INSERT INTO setting SELECT 'key ' || id || hex(zeroblob(50)), id FROM todo;
        """)
    // After it these have a table of their own.
    try db.execute(sql: "INSERT INTO setting SELECT 'done:https://a.example ' || id, id FROM todo")
  }

  @Test func `the tags of a file of the twelfth version have the states and urgencies of their todos`() throws
  {
    _ = try makeFile(version: 12)
    let (wrong, count) = try AppDatabase(in: folder).read { db in
      (
        try Int.fetchOne(
          db,
          sql: """
            SELECT count(*) FROM todo_tag JOIN todo ON todo.id = todo_id
            WHERE (todo_state, todo_urgency) <> (state, urgency)
            """),
        try Int.fetchOne(db, sql: "SELECT count(*) FROM todo_tag WHERE todo_urgency > 0")
      )
    }
    #expect(wrong == 0)
    #expect(count ?? 0 > 100)
  }

  /// All but GRDB's list of migrations, which grows.
  private static func rows(_ db: Database, tables: some Sequence<String>) throws -> [String: [Row]] {
    var rows: [String: [Row]] = [:]
    for table in tables where table != "grdb_migrations" {
      let isTable = try Bool.fetchOne(
        db, sql: "SELECT type = 'table' FROM sqlite_master WHERE name = ?", arguments: [table])
      guard isTable == true else { continue }
      rows[table] = try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY \(order(db, table))")
    }
    return rows
  }

  /// Some tables have equal values in their first column.
  private static func order(_ db: Database, _ table: String) throws -> String {
    try db.columns(in: table).count > 1 ? "1, 2" : "1"
  }

  /// Another test shows that their content is kept.
  private static func isReplaced(_ table: String) -> Bool {
    ["todo_count", "todo_undo", "todo_redo", "undo_size", "todo_unindexed", "setting"].contains(table)
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
      rows[table] = try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table) ORDER BY \(order(db, table))")
    }
    return rows
  }

  /// The SQL of each table, index and trigger.
  private static func tables(_ db: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return Dictionary(uniqueKeysWithValues: rows.map { ($0["name"], $0["sql"]) })
  }
}
