import Domain
import GRDB

/// Copies what can be read of a damaged todo file into a new one.
struct TodoSalvage {
  /// The todos that were copied, and how many there were; nil if that cannot be read.
  struct Counts {
    let saved: Int
    let expected: Int?
  }

  private typealias Rows = (rows: [[DatabaseValue]], isWhole: Bool)

  /// The connection to the damaged file; nil if SQLite does not open it.
  private let source: DatabaseQueue?
  private let pages: TodoPages

  /// - Parameters:
  ///   - file: the damaged file. It is not changed, except that SQLite completes an interrupted transaction.
  ///   - descriptor: of the same file, open as long as this value is used.
  init(_ file: DatabaseFile, _ descriptor: Int32) {
    pages = TodoPages(descriptor)
    var configuration = Configuration()
    configuration.label = "damaged octodo.db"
    configuration.allowsUnsafeTransactions = true
    // SQLite would take an empty file for a new one, and delete its journal.
    source = pages.isSQLite ? try? DatabaseQueue(path: file.path, configuration: configuration) : nil
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
      let todos = try copyTodos(to: db)
      try copyOthers(to: db)
      return todos
    }
    return todos
  }

  private func copyTodos(to new: Database) throws -> Counts {
    let columns = existing(SalvagedTodo.columns, of: "todo")
    let (rows, isWhole) = read("todo", columns)
    var saved: Set<Int64> = []
    for row in rows { try insert(row, columns, into: "todo", new) { saved.insert($0) } }
    if !isWhole {
      let ids = listedIDs
      for id in (ids ?? []).subtracting(saved) {
        guard let row = row(id, columns) else { continue }
        try insert(row, columns, into: "todo", new) { saved.insert($0) }
      }
      try pages.forEachTodo { id, todo in
        guard !saved.contains(id), ids?.contains(id) ?? true else { return }
        try insert(todo.values(id: id), SalvagedTodo.columns, into: "todo", new) { saved.insert($0) }
      }
    }
    return Counts(saved: saved.count, expected: isWhole ? saved.count : expected)
  }

  private func copyOthers(to new: Database) throws {
    let log = ["change", "todo_id", "title", "note", "link_kind", "link_target", "created_at", "done_at"]
    let logs = ["todo_undo", "todo_redo"].map { table in
      (table, existing(["id"] + log + ["is_joined", "link_url"], of: table))
    }
    let changes = logs.map { read($0.0, $0.1) }
    // A log with gaps would restore the wrong states.
    if changes.allSatisfy(\.isWhole), changes.flatMap(\.rows).allSatisfy(Self.isKnownChange) {
      for ((table, columns), log) in zip(logs, changes) {
        for row in log.rows { try insert(row, columns, into: table, new) }
      }
    }
    let visit = ["kind", "name", "title", "target", "visits", "visited_at", "place"]
    for row in read("visit", ["id"] + visit).rows where Self.isKnownVisit(kind: row[1], target: row[4]) {
      try insert(row, ["id"] + visit, into: "visit", new)
    }
    let deleted = ["change", "visit_id"] + visit
    let deletedVisits = read("visit_undo", deleted, key: "place")
    if deletedVisits.isWhole {
      for row in deletedVisits.rows where Self.isKnownVisit(kind: row[2], target: row[5]) {
        try insert(row, deleted, into: "visit_undo", new)
      }
    }
    for row in read("query_history", ["id", "text"]).rows {
      try insert(row, ["id", "text"], into: "query_history", new)
    }
  }

  private static func isKnownChange(_ row: [DatabaseValue]) -> Bool {
    String.fromDatabaseValue(row[1]).flatMap(TodoChange.init) != nil
  }

  private static func isKnownVisit(kind: DatabaseValue, target: DatabaseValue) -> Bool {
    guard let kind = String.fromDatabaseValue(kind), let target = String.fromDatabaseValue(target) else {
      return false
    }
    return VisitSubject(kind: kind, target: target) != nil
  }

  /// Leaves out a row that the table does not accept.
  private func insert(
    _ row: [DatabaseValue], _ columns: [String], into table: String, _ new: Database,
    then inserted: (Int64) -> Void = { _ in }
  ) throws {
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT OR IGNORE INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))"
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

  /// The rows from the beginning and from the end of a table, up to what cannot be read.
  private func read(_ table: String, _ columns: [String], key: String = "id") -> Rows {
    guard !columns.isEmpty, let source else { return ([], false) }
    let select = "SELECT \(columns.joined(separator: ", ")), \(key) FROM \(table)"
    return source.inDatabase { db in
      let (rows, isWhole) = Self.read(db, "\(select) ORDER BY \(key)")
      guard !isWhole else { return (rows.map { Array($0.dropLast()) }, true) }
      let last = rows.last?.last.flatMap(Int64.fromDatabaseValue) ?? .min
      let (rest, _) = Self.read(db, "\(select) WHERE \(key) > \(last) ORDER BY \(key) DESC")
      return ((rows + rest.reversed()).map { Array($0.dropLast()) }, false)
    }
  }

  private static func read(_ db: Database, _ sql: String) -> Rows {
    var rows: [[DatabaseValue]] = []
    do {
      let cursor = try Row.fetchCursor(db, sql: sql)
      while let row = try cursor.next() { rows.append(Array(row.databaseValues)) }
      return (rows, true)
    } catch {
      return (rows, false)
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
      Set(try Int64.fetchAll(db, sql: "SELECT id FROM todo INDEXED BY todo_order"))
    }
  }

  private var expected: Int? {
    let counted = try? source?.inDatabase { try Int.fetchOne($0, sql: "SELECT sum(count) FROM todo_count") }
    return counted ?? listedIDs?.count
  }
}
