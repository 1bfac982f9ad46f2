import Domain
import GRDB

/// Copies what can be read of a damaged todo file into a new one.
struct TodoSalvage {
  /// What was copied.
  struct Counts {
    let saved: Int
    /// The number of todos that there were; nil if that cannot be read.
    let expected: Int?
    /// Whether what belongs to the todos could not all be read: their tags, needs and annotations, and the views.
    var lacksParts = false
  }

  /// The connection to the damaged file, or to a copy of it with another header; nil if SQLite does not open it.
  private let source: DatabaseQueue?
  private let pages: TodoPages

  /// - Parameters:
  ///   - file: the damaged file. It is not changed, except that SQLite completes an interrupted transaction.
  ///   - descriptor: of the same file, open as long as this value is used.
  ///   - repaired: made if the file has no header of SQLite's; the caller discards it after `close`.
  init(_ file: DatabaseFile, _ descriptor: Int32, repaired: DatabaseFile) {
    pages = TodoPages(descriptor)
    var configuration = Configuration()
    configuration.label = "damaged octodo.db"
    configuration.allowsUnsafeTransactions = true
    var readable: DatabaseFile? = file
    if !pages.isSQLite {
      readable = pages.canBeCopied ? repaired : nil
      // SQLite would take an empty file for a new one, and delete its journal.
      do { try readable?.copyRepaired(descriptor, size: pages.fileSize) } catch { readable = nil }
    }
    source = readable.flatMap { try? DatabaseQueue(path: $0.path, configuration: configuration) }
    // Other programs cannot write meanwhile. Without this lock they may, and what they wrote stays in the kept file.
    try? source?.inDatabase { db in
      RowLimit.set(db)
      try db.execute(sql: "BEGIN IMMEDIATE")
    }
  }

  /// Copies all tables except the cache, which GitHub can fill again.
  /// - Parameter new: an empty file with the present schema.
  func fill(_ new: DatabaseQueue) throws -> Counts {
    let todos = try new.write { db in
      var todos = try copyTodos(to: db)
      todos.lacksParts = try !copyParts(to: db) && todos.saved > 0
      try copyOthers(to: db)
      try StoredCounts.correct(db)
      return todos
    }
    return todos
  }

  /// Ends the lock on the damaged file.
  func close() { try? source?.close() }

  private func copyTodos(to new: Database) throws -> Counts {
    let known = existing(SalvagedTodo.columns, of: "todo")
    let isOld = known.contains("title") && !known.contains("state")
    // Before the twelfth version of the schema a column said whether a todo is done.
    let columns = isOld ? known + ["iif(is_done, 2, 0) AS state"] : known
    var saved: Set<Int64> = []
    let isWhole = try forEach("todo", columns) { row in
      try insert(row, columns, into: "todo", new) { saved.insert($0) }
    }
    if !isWhole {
      let ids = listedIDs
      for id in (ids ?? []).subtracting(saved) {
        guard let row = row(id, columns) else { continue }
        try insert(row, columns, into: "todo", new) { saved.insert($0) }
      }
      try pages.forEachTodo { id, todo in
        guard !saved.contains(id), ids?.contains(id) ?? true else { return }
        try insert(todo.values(id: id), todo.names, into: "todo", new) { saved.insert($0) }
      }
    }
    return Counts(saved: saved.count, expected: isWhole ? saved.count : expected)
  }

  /// - Returns: whether all were read.
  private func copyParts(to new: Database) throws -> Bool {
    var isWhole = true
    for (table, columns, key) in Self.partsOfTodos {
      let isRead = try forEach(table, columns, key: key) { row in try insert(row, columns, into: table, new) }
      if !isRead, !isOlder(than: table) { isWhole = false }
    }
    return isWhole
  }

  /// Whether the file is known not to have a table, because an older octodo made it.
  private func isOlder(than table: String) -> Bool {
    let tables = try? source?.inDatabase { db in
      try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
    }
    return tables.map { $0.contains("todo") && !$0.contains(table) } ?? false
  }

  private func copyOthers(to new: Database) throws {
    try new.execute(sql: Schema.doneThreadsOfSettings)
    // A log with gaps would restore the wrong states.
    try ifWhole(new) {
      try Self.log.allSatisfy { table, columns, key in
        var isKnown = true
        let isWhole = try forEach(table, columns, key: key) { row in
          isKnown = isKnown && (table != "change_set" || Self.isKnownChange(row))
          try insert(row, columns, into: table, new)
        }
        return isWhole && isKnown
      }
    }
    let visit = ["name", "title", "visits", "visited_at", "place", "page"]
    let visited = ["kind", "target"] + existing(visit + ["id"], of: "visit")
    _ = try forEach("visit", visited) { row in
      guard Self.isKnownVisit(kind: row[0], target: row[1]) else { return }
      try insert(row, visited, into: "visit", new)
    }
    let deleted = ["kind", "target"] + existing(visit + ["change", "visit_id"], of: "visit_undo")
    try ifWhole(new) {
      try forEach("visit_undo", deleted, key: "place") { row in
        guard Self.isKnownVisit(kind: row[0], target: row[1]) else { return }
        try insert(row, deleted, into: "visit_undo", new)
      }
    }
    _ = try forEach("query_history", ["id", "text"]) { row in
      try insert(row, ["id", "text"], into: "query_history", new)
    }
    let marks = existing(
      ["id", "web", "thread", "reason", "type", "title", "repo", "number", "url", "updated_at"],
      of: "bookmark")
    _ = try forEach("bookmark", marks) { row in try insert(row, marks, into: "bookmark", new) }
    let kept = existing(
      ["name", "saved", "expected", "is_dismissed", "copy_day", "lacks_parts"], of: "damaged_file")
    _ = try forEach("damaged_file", kept, key: "rowid") { row in
      try insert(row, kept, into: "damaged_file", new)
    }
  }

  /// The tables that are read with the todos: their columns, and the one by which they are ordered.
  private static let partsOfTodos: [(String, [String], key: String)] = [
    ("tag", ["id", "name"], "id"), ("todo_tag", ["tag_id", "todo_id"], "tag_id"),
    ("todo_dep", ["todo_id", "needs_id"], "todo_id"), ("annotation", ["id", "todo_id", "at", "text"], "id"),
    ("saved_view", ["id", "name", "filter", "sort", "columns", "position"], "id"),
    ("setting", ["key", "value"], "key"), ("done_thread", ["id", "web", "thread", "updated_at"], "id"),
  ]
  private static let log: [(String, [String], key: String)] = [
    ("change_set", ["id", "kind", "at", "label", "count", "bytes", "is_undone"], "id"),
    ("change_row", ["id", "set_id", "seq", "side", "tbl", "key", "content"], "id"),
  ]

  /// Keeps what `body` inserts only if it returns true.
  private func ifWhole(_ new: Database, _ body: () throws -> Bool) throws {
    try new.inSavepoint { try body() ? .commit : .rollback }
  }

  private static func isKnownChange(_ row: [DatabaseValue]) -> Bool {
    String.fromDatabaseValue(row[1]).flatMap(TodoChange.init) != nil
  }

  private static func isKnownVisit(kind: DatabaseValue, target: DatabaseValue) -> Bool {
    guard let kind = String.fromDatabaseValue(kind), let target = String.fromDatabaseValue(target) else {
      return false
    }
    return Item(stored: kind, target: target) != nil
  }

  /// Leaves out a row that the table does not accept.
  private func insert(
    _ row: [DatabaseValue], _ columns: [String], into table: String, _ new: Database,
    then inserted: (Int64) -> Void = { _ in }
  ) throws {
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let names = columns.map { $0.split(separator: " ").last.map(String.init) ?? $0 }.joined(separator: ", ")
    let sql = "INSERT OR IGNORE INTO \(table) (\(names)) VALUES (\(marks))"
    do {
      try new.cachedStatement(sql: sql).execute(arguments: StatementArguments(row))
      if new.changesCount > 0 { inserted(new.lastInsertedRowID) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      return
    }
  }

  /// Those of the columns that the table has; an older octodo may have written it.
  private func existing(_ columns: [String], of table: String) -> [String] {
    let names = try? source?.inDatabase {
      try String.fetchAll($0, sql: "SELECT name FROM pragma_table_info('\(table)')")
    }
    return columns.filter { names?.contains($0) ?? false }
  }

  /// The rows from the beginning and from the end of a table, up to what cannot be read, one at a time, because all of them
  /// may be more than the memory holds.
  /// - Returns: whether all were read.
  /// - Throws: what `body` throws.
  private func forEach(
    _ table: String, _ columns: [String], key: String = "id", _ body: ([DatabaseValue]) throws -> Void
  ) throws -> Bool {
    guard !columns.isEmpty, let source else { return false }
    let select = "SELECT \(columns.joined(separator: ", ")), \(key) FROM \(table)"
    return try source.inDatabase { db in
      var last = Int64.min
      let isWhole = try Self.forEach(db, "\(select) ORDER BY \(key)") { row in
        last = row.last.flatMap(Int64.fromDatabaseValue) ?? last
        try body(Array(row.dropLast()))
      }
      guard !isWhole else { return true }
      _ = try Self.forEach(db, "\(select) WHERE \(key) > \(last) ORDER BY \(key) DESC") {
        try body(Array($0.dropLast()))
      }
      return false
    }
  }

  private static func forEach(
    _ db: Database, _ sql: String, _ body: ([DatabaseValue]) throws -> Void
  ) throws -> Bool {
    guard let rows = try? Row.fetchCursor(db, sql: sql) else { return false }
    while true {
      let next: Row?
      do { next = try rows.next() } catch { return false }
      guard let next else { return true }
      try body(Array(next.databaseValues))
    }
  }

  private func row(_ id: Int64, _ columns: [String]) -> [DatabaseValue]? {
    let sql = "SELECT \(columns.joined(separator: ", ")) FROM todo WHERE id = ?"
    let row = try? source?.inDatabase { try Row.fetchOne($0.cachedStatement(sql: sql), arguments: [id]) }
    return row.map { Array($0.databaseValues) }
  }

  /// The ids of all todos by the index of the list; nil if it cannot be read whole.
  private var listedIDs: Set<Int64>? {
    try? source?.inDatabase { db in
      let sql = "SELECT name FROM sqlite_master WHERE name IN ('todo_order', 'todo_created')"
      guard let index = try String.fetchOne(db, sql: sql) else { return nil }
      return Set(try Int64.fetchAll(db, sql: "SELECT id FROM todo INDEXED BY \(index)"))
    }
  }

  private var expected: Int? {
    let counted = try? source?.inDatabase { try Int.fetchOne($0, sql: "SELECT sum(count) FROM todo_count") }
    return counted ?? listedIDs?.count
  }
}
