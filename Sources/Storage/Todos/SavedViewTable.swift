public import Domain
import GRDB

/// The views that a person saved.
public struct SavedViewTable: Sendable {
  let database: AppDatabase

  public init(_ database: AppDatabase) {
    self.database = database
  }

  /// In the order in which they were saved.
  /// - Throws: `AppError.storage`.
  public func all() throws(AppError) -> [SavedView] {
    try database.read(Self.read)
  }

  private static func read(_ db: Database) throws -> [SavedView] {
    let sql = """
      SELECT id, \(RowLimit.title("name")), \(RowLimit.note("filter")), sort, \(RowLimit.title("columns"))
      FROM saved_view
      ORDER BY position, id LIMIT 200
      """
    let rows = try Row.fetchAll(db.cachedStatement(sql: sql))
    return try rows.map { row in
      SavedView(
        id: try row.decode(Int64.self, atIndex: 0), name: try row.decode(String.self, atIndex: 1),
        filter: try row.decode(String.self, atIndex: 2),
        sort: TodoSort(word: try row.decode(String.self, atIndex: 3)) ?? TodoSort(.urgency),
        // Another version may know more columns.
        columns: TodoColumn.read(try row.decode(String.self, atIndex: 4)).columns)
    }
  }

  /// Saves a view. One whose name means the same is replaced.
  /// - Throws: `AppError.storage`.
  public func save(
    named name: String, filter: String, sort: TodoSort, columns: [TodoColumn] = []
  ) throws(AppError) {
    try database.write { db in
      let columns = TodoColumn.words(columns)
      let name = name.withoutNUL
      var same = try Self.views(db, named: name)[...]
      guard let first = same.popFirst() else {
        let sql = """
          INSERT INTO saved_view (name, filter, sort, columns, position)
          VALUES (?, ?, ?, ?, (SELECT ifnull(max(position), 0) + 1 FROM saved_view))
          ON CONFLICT (name) DO UPDATE
          SET filter = excluded.filter, sort = excluded.sort, columns = excluded.columns
          """
        return try db.cachedStatement(sql: sql)
          .execute(arguments: [name, filter.withoutNUL, sort.word, columns])
      }
      try Self.delete(db, same)
      try db.cachedStatement(
        sql: "UPDATE saved_view SET name = ?, filter = ?, sort = ?, columns = ? WHERE id = ?"
      )
      .execute(arguments: [name, filter.withoutNUL, sort.word, columns, first])
    }
  }

  /// The views whose names mean the same, in their order. SQLite compares bytes.
  private static func views(_ db: Database, named name: String) throws -> [Int64] {
    try read(db).filter { $0.isNamed(name) }.map(\.id)
  }

  private static func delete(_ db: Database, _ ids: some Sequence<Int64>) throws {
    for id in ids {
      try db.cachedStatement(sql: "DELETE FROM saved_view WHERE id = ?").execute(arguments: [id])
    }
  }

  /// Gives a view another name. One whose name means the same is deleted.
  /// - Throws: `AppError.storage`.
  public func rename(id: Int64, to name: String) throws(AppError) {
    try database.write { db in
      let name = name.withoutNUL
      try Self.delete(db, Self.views(db, named: name).filter { $0 != id })
      // The name must be unique also among views that are too many to be read.
      try db.cachedStatement(sql: "DELETE FROM saved_view WHERE name = ? AND id <> ?")
        .execute(arguments: [name, id])
      try db.cachedStatement(sql: "UPDATE saved_view SET name = ? WHERE id = ?").execute(arguments: [
        name, id,
      ])
    }
  }

  /// Gives a view another order. Does nothing if the view was deleted already.
  /// - Throws: `AppError.storage`.
  public func choose(_ sort: TodoSort, id: Int64) throws(AppError) {
    try database.write { db in
      try db.cachedStatement(sql: "UPDATE saved_view SET sort = ? WHERE id = ?")
        .execute(arguments: [sort.word, id])
    }
  }

  /// Does nothing if the view was deleted already.
  /// - Throws: `AppError.storage`.
  public func delete(id: Int64) throws(AppError) {
    try database.write { db in try Self.delete(db, [id]) }
  }
}

extension SavedViewTable {
  /// The orders that the user chose for views of every octodo, by the id of the view.
  /// - Throws: `AppError.storage`.
  public func chosenSorts() throws(AppError) -> [String: TodoSort] {
    try database.read { db in
      // The sign before the column: see `TodoTable.setting`.
      let sql = """
        SELECT substr(key, \(Self.sortKey.utf8.count + 1), 200), substr(value, 1, 200) FROM setting
        WHERE +key GLOB ? LIMIT 100
        """
      var sorts: [String: TodoSort] = [:]
      do {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: ["\(Self.sortKey)*"])
        while let row = try rows.next() {
          sorts[try row.decode(String.self, atIndex: 0)] = TodoSort(
            word: try row.decode(String.self, atIndex: 1))
        }
      } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
        // The views have their own orders, and the next choice replaces what another program wrote.
      }
      return sorts
    }
  }

  /// Keeps the order of a view of every octodo.
  /// - Throws: `AppError.storage`.
  public func choose(_ sort: TodoSort, ofView id: String) throws(AppError) {
    try database.write { db in
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)")
        .execute(arguments: ["\(Self.sortKey)\(id)", sort.word])
    }
  }

  private static let sortKey = "sort:"
}

extension TodoTable {
  /// The views that a person saved, in the order in which that was.
  /// - Throws: `AppError.storage`.
  public func savedViews() throws(AppError) -> [SavedView] { try SavedViewTable(database).all() }

  /// The projects and tags of open todos. A project counts the todos of those inside of it, as its filter finds them.
  /// - Parameter limit: the most of each; nil for all.
  /// - Throws: `AppError.storage`.
  public func labels(atMost limit: Int? = 500) throws(AppError) -> TodoLabels {
    try database.read { db in
      func labels(
        _ name: String, _ table: String, names: (String) -> [String] = { [$0] }
      ) throws -> [TodoLabels.Label] {
        let sql = """
          SELECT \(RowLimit.title(name)), open FROM \(table) WHERE open > 0 ORDER BY \(name) COLLATE NOCASE LIMIT ?
          """
        var counts = NameCounts()
        // SQLite takes -1 for no limit.
        for row in try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [limit ?? -1]) {
          let count = StoredCounts.plausible(try row.decode(Int.self, atIndex: 1))
          for name in names(try row.decode(String.self, atIndex: 0)) { counts.add(name, count: count) }
        }
        return counts.all.map { TodoLabels.Label($0.name, count: $0.count) }
      }
      return TodoLabels(
        projects: try labels("project", "project_count", names: ProjectPath.all),
        tags: try labels("name", "tag"))
    }
  }
}
