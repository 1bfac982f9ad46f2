public import Domain
import GRDB

/// Deletions from the history, and their undo. What was deleted stays in `visit_undo`, so undo works after a
/// restart too.
extension VisitTable {
  private static let columns = "kind, name, title, target, visits, visited_at, place, page"

  /// Deletes groups of visits, in one deletion; ignores those that do not exist.
  /// - Throws: `AppError.storage`.
  public func delete(ids: [Int64]) throws(AppError) {
    try database.write { db in
      let change = try Self.newChange(db)
      // One by one, because SQLite limits the number of arguments of a statement.
      for id in ids { try Self.delete(db, as: change, where: "id = ?", [id]) }
      try makeRoom(db, after: change)
    }
  }

  /// Deletes all visits, in one deletion.
  /// - Parameter pattern: keeps visits that do not contain it in their title.
  /// - Throws: `AppError.storage`.
  public func deleteAll(matching pattern: TextPattern? = nil) throws(AppError) {
    let condition = TextCondition(pattern, in: ["title"])
    try database.write { db in
      let change = try Self.newChange(db)
      try Self.delete(db, as: change, where: "true\(condition.sql)", condition.arguments)
      try makeRoom(db, after: change)
    }
  }

  private static func newChange(_ db: Database) throws -> Int {
    // Another program may have written the greatest number there is.
    min(max(try lastChange(db) ?? 0, 0), .max - 1) + 1
  }

  private static func delete(
    _ db: Database, as change: Int, where condition: String, _ arguments: StatementArguments
  ) throws {
    let copy = """
      INSERT INTO visit_undo (change, visit_id, \(columns)) SELECT ?, id, \(columns) FROM visit
      WHERE \(condition)
      """
    try db.cachedStatement(sql: copy).execute(arguments: [change] + arguments)
    try db.cachedStatement(sql: "DELETE FROM visit WHERE \(condition)").execute(arguments: arguments)
  }

  /// Removes the oldest deletions, each as a whole, but never the newest.
  private func makeRoom(_ db: Database, after newest: Int) throws {
    let remove = try db.cachedStatement(sql: "DELETE FROM visit_undo WHERE change <= ?")
    try remove.execute(arguments: [newest - limits.changes])
    while try UndoLimits.bytes(of: "visit_undo", in: db) > limits.bytes {
      let first = try db.cachedStatement(sql: "SELECT min(change) FROM visit_undo")
      guard let oldest = try Int.fetchOne(first), oldest < newest else { return }
      try remove.execute(arguments: [oldest])
    }
  }

  /// Undoes the last deletion of the file that is not undone yet, whichever process made it and when. A group
  /// that was visited again since keeps its position and gets the old visits added.
  /// - Returns: nil if there is none.
  /// - Throws: `AppError.storage`.
  public func undo() throws(AppError) -> RestoredVisits? {
    try database.write { db in
      guard let change = try Self.lastChange(db) else { return nil }
      // `OR IGNORE` for an id that another program gave to another row meanwhile.
      let restore = """
        INSERT OR IGNORE INTO visit (id, \(Self.columns)) SELECT visit_id, \(Self.columns) FROM visit_undo
        WHERE change = ? ON CONFLICT (kind, name) DO UPDATE SET
          visits = visits + excluded.visits, page = coalesce(page, excluded.page)
        """
      try db.cachedStatement(sql: restore).execute(arguments: [change])
      let restored = try Self.restored(db, change)
      try db.cachedStatement(sql: "DELETE FROM visit_undo WHERE change = ?").execute(arguments: [change])
      return restored
    }
  }

  /// The number of deleted groups that can still be restored.
  /// - Throws: `AppError.storage`.
  public func deletedCount() throws(AppError) -> Int {
    try database.read { db in
      try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM visit_undo")) ?? 0
    }
  }

  /// Permanently deletes what `undo` would restore.
  public func forgetDeleted() throws(AppError) {
    try database.write { try $0.execute(sql: "DELETE FROM visit_undo") }
  }

  private static func lastChange(_ db: Database) throws -> Int? {
    try Int.fetchOne(db.cachedStatement(sql: "SELECT max(change) FROM visit_undo"))
  }

  private static func restored(_ db: Database, _ change: Int) throws -> RestoredVisits? {
    let all = """
      SELECT visit.id FROM visit_undo JOIN visit USING (kind, name)
      WHERE change = ? ORDER BY visit_undo.place DESC
      """
    let ids = try Int64.fetchAll(db.cachedStatement(sql: all), arguments: [change])
    let title = try db.cachedStatement(sql: "SELECT \(RowLimit.title("title")) FROM visit WHERE id = ?")
    guard let newest = ids.first, let title = try String.fetchOne(title, arguments: [newest]) else {
      return nil
    }
    return RestoredVisits(ids: ids, title: title)
  }
}
