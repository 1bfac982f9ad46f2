import Domain
import GRDB

/// What each change of a todo replaced, the newest last. Undo takes entries off its end, so at that moment
/// a todo is just as its entry's change left it: also with two processes, for both write the one log in
/// their transactions.
enum UndoLog {
  /// How many changes can be taken back.
  static let capacity = 1_000
  private static let columns = "title, note, link_kind, link_target, created_at, done_at"

  /// Notes the row as it is, to be called before the change (after it where the todo is new).
  static func record(_ db: Database, _ change: TodoChange, id: Int64) throws {
    let insert = """
      INSERT INTO todo_undo (change, todo_id, \(columns)) SELECT ?, id, \(columns) FROM todo WHERE id = ?
      """
    try db.cachedStatement(sql: insert).execute(arguments: [change.rawValue, id])
    // Entries leave at both ends only, so their ids have no gaps.
    let trim = "DELETE FROM todo_undo WHERE id <= (SELECT max(id) FROM todo_undo) - ?"
    try db.cachedStatement(sql: trim).execute(arguments: [capacity])
  }

  static func takeBackLast(_ db: Database) throws -> UndoneChange? {
    let last = "SELECT id, change, todo_id, title FROM todo_undo ORDER BY id DESC LIMIT 1"
    while let row = try Row.fetchOne(db.cachedStatement(sql: last)) {
      let entry = try row.decode(Int64.self, atIndex: 0)
      guard let change = TodoChange(rawValue: try row.decode(String.self, atIndex: 1)) else {
        throw StorageError.damaged
      }
      let undone = UndoneChange(
        change: change,
        todoID: try row.decode(Int64.self, atIndex: 2),
        title: try row.decode(String.self, atIndex: 3))
      try db.cachedStatement(sql: restoration(of: change)).execute(arguments: [entry])
      let isRestored = db.changesCount > 0
      try db.cachedStatement(sql: "DELETE FROM todo_undo WHERE id = ?").execute(arguments: [entry])
      // An entry fits no longer where somebody changed the file by other means; it must not block those
      // before it.
      if isRestored { return undone }
    }
    return nil
  }

  /// The statement that puts back what the entry (its one argument) noted.
  private static func restoration(of change: TodoChange) -> String {
    let noted = "FROM todo_undo AS noted WHERE noted.id = ? AND noted.todo_id = todo.id"
    return switch change {
    case .added:
      "DELETE FROM todo WHERE id = (SELECT todo_id FROM todo_undo WHERE id = ?)"
    case .edited:
      """
      UPDATE todo SET title = noted.title, note = noted.note, link_kind = noted.link_kind,
        link_target = noted.link_target \(noted)
      """
    case .done, .reopened:
      "UPDATE todo SET done_at = noted.done_at, is_done = noted.done_at IS NOT NULL \(noted)"
    case .deleted:
      """
      INSERT OR IGNORE INTO todo (id, is_done, \(columns))
      SELECT todo_id, done_at IS NOT NULL, \(columns) FROM todo_undo WHERE id = ?
      """
    }
  }
}
