public import Domain
import FoundationEssentials
import GRDB

extension TodoTable {
  /// The todos that are related to one, and its newest changes.
  /// - Throws: `AppError.storage`.
  public func surroundings(of id: Int64) throws(AppError) -> TodoSurroundings {
    try database.read { db in
      var all = TodoSurroundings()
      all.parents = try related(db, id, Self.parents)
      all.parts = try related(
        db, id, "SELECT id FROM todo WHERE parent = ? ORDER BY state >= 2, position, id")
      all.partCount = try PartCounts.all(db, of: [id])[id] ?? 0
      all.needed = try related(
        db, id, "SELECT needs_id FROM todo_dep WHERE todo_id = ? ORDER BY needs_id")
      all.dependents = try related(
        db, id, "SELECT todo_id FROM todo_dep WHERE needs_id = ? ORDER BY todo_id")
      all.history = try TodoHistory.entries(db, of: id, limit: Self.longestHistory)
      return all
    }
  }

  /// A person reads no more of them.
  private static let mostRelated = 200
  private static let longestHistory = 50

  /// From the nearest on. A damaged file can have a cycle.
  private static let parents = """
    WITH RECURSIVE above (id, depth) AS (
      SELECT parent, 1 FROM todo WHERE id = ?
      UNION ALL SELECT todo.parent, depth + 1 FROM above JOIN todo USING (id) WHERE depth < 30)
    SELECT id FROM above WHERE id IS NOT NULL
    """

  private func related(_ db: Database, _ id: Int64, _ sql: String) throws -> [Todo] {
    let statement = try db.cachedStatement(sql: "\(sql) LIMIT \(Self.mostRelated)")
    return try TodoRow.fetch(db, ids: try Int64.fetchAll(statement, arguments: [id]))
  }
}

/// Reads the changes of one todo from the undo log.
enum TodoHistory {
  /// The newest changes that are not undone, the newest first. It reads the keys of the whole log, which is limited.
  static func entries(_ db: Database, of id: Int64, limit: Int) throws -> [TodoHistoryEntry] {
    let sql = """
      SELECT change_set.at, kind, set_id, side, \(TodoSnapshot.reads)
      FROM change_row JOIN change_set ON change_set.id = set_id
      WHERE key = ? AND tbl = 'todo' AND NOT is_undone ORDER BY set_id DESC LIMIT ?
      """
    var sets: [(id: Int64, at: Date, change: TodoChange, sides: [ChangeLog.Side: Todo])] = []
    let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [id, 2 * limit])
    while let row = try rows.next() {
      let set = try row.decode(Int64.self, atIndex: 2)
      guard let change = TodoChange(rawValue: try row.decode(String.self, atIndex: 1)),
        let side = ChangeLog.Side(rawValue: try row.decode(Int.self, atIndex: 3))
      else { throw StorageError.damaged }
      if sets.last?.id != set {
        sets.append((set, Date(milliseconds: try row.decode(Int64.self, atIndex: 0)), change, [:]))
      }
      sets[sets.count - 1].sides[side] = try TodoSnapshot.todo(row, from: 4, id: id)
    }
    return sets.prefix(limit).map {
      TodoHistoryEntry(at: $0.at, change: $0.change, before: $0.sides[.before], after: $0.sides[.after])
    }
  }
}
