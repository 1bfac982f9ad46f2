import CSQLite
import Domain
import GRDB
import GRDBSQLite

/// Closes many todos at once. Triggers would keep the counts todo by todo, which takes a third of the time.
enum BulkStates {
  /// From this number of todos on it is worth it.
  static let least = 100

  /// - Parameters:
  ///   - ids: existing todos, each once.
  ///   - state: done or cancelled.
  static func close(_ db: Database, ids: [Int64], _ state: TodoState, at now: Int64) throws {
    let arguments: StatementArguments = ["ids": ids.json]
    for sql in subtract { try db.cachedStatement(sql: sql).execute(arguments: arguments) }
    let close = "UPDATE todo SET \(closing) WHERE id IN (SELECT value FROM json_each(:ids))"
    try withoutTriggers(db) {
      try db.execute(sql: close, arguments: ["state": state.rawValue, "now": now, "ids": ids.json])
    }
    let add = "UPDATE todo_count SET count = count + ? WHERE state = ?"
    try db.cachedStatement(sql: add).execute(arguments: [ids.count, state.rawValue])
    let tags = "UPDATE todo_tag SET todo_state = ? WHERE todo_id IN (SELECT value FROM json_each(?))"
    try db.cachedStatement(sql: tags).execute(arguments: [state.rawValue, ids.json])
  }

  /// What closing a todo sets. When work on it began stays, so that a todo that opens again is as it was.
  static let closing = "state = :state, done_at = :now, changed_at = :now"

  /// Takes the todos out of the counts.
  private static let subtract = [
    """
    UPDATE todo_count SET count = count - closed.number FROM (
      SELECT todo.state AS old, count(*) AS number FROM json_each(:ids) CROSS JOIN todo ON todo.id = value GROUP BY old
    ) AS closed WHERE state = closed.old
    """,
    """
    UPDATE project_count SET open = open - closed.number FROM (
      SELECT todo.project AS name, count(*) AS number FROM json_each(:ids) CROSS JOIN todo ON todo.id = value
      WHERE todo.state = 0 AND todo.project IS NOT NULL GROUP BY name
    ) AS closed WHERE project = closed.name
    """,
    """
    UPDATE tag SET open = open - closed.number FROM (
      SELECT tag_id, count(*) AS number FROM json_each(:ids) CROSS JOIN todo_tag ON todo_id = value
      WHERE todo_state = 0 GROUP BY tag_id
    ) AS closed WHERE tag.id = closed.tag_id
    """,
  ]

  private static func withoutTriggers(_ db: Database, _ body: () throws -> Void) throws {
    try enableTriggers(db, false)
    do { try body() } catch {
      try enableTriggers(db, true)
      throw error
    }
    try enableTriggers(db, true)
  }

  private static func enableTriggers(_ db: Database, _ isEnabled: Bool) throws {
    let connection = UnsafeMutableRawPointer(db.sqliteConnection)
    guard octodo_enable_triggers(connection, isEnabled ? 1 : 0) == SQLITE_OK else {
      throw StorageError.other("SQLite keeps its triggers as they are")
    }
  }
}
