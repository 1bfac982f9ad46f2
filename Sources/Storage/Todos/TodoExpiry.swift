import Dates
import Domain
import FoundationEssentials
import GRDB

/// The todos that octodo cancelled because their last day had passed. It does so without a change of the user, so undo takes
/// them for open ones, and they open again when their last day changes.
enum TodoExpiry {
  /// Holds for these todos. A user who cancels a todo changes it, so that both times are the same. The day of the user is not
  /// known here, so the earliest end of a day on earth stands for it.
  static let isExpired = """
    (todo.state = 3 AND todo.until_day IS NOT NULL AND todo.done_at <> todo.changed_at
      AND todo.done_at > ifnull(todo.until_at, (todo.until_day + 1) * 86400000 - 50400000))
    """

  /// Those among some todos.
  static func expired(_ db: Database, among ids: [Int64]) throws -> [Int64] {
    try TodoTable.existing(db, ids: ids, SQLCondition(isExpired))
  }

  /// Opens those of the todos whose last day is not over any more.
  static func reopen(_ db: Database, ids: [Int64], at clock: TodoClock) throws {
    guard !ids.isEmpty else { return }
    let sql = """
      UPDATE todo SET state = 0, done_at = NULL WHERE id IN (SELECT value FROM json_each(:ids)) AND NOT \(hasPassed)
      """
    try db.cachedStatement(sql: sql).execute(
      arguments: ["ids": ids.json, "today": clock.today.number, "now": clock.milliseconds])
  }

  /// Cancels those of the todos whose last day is over, a moment after the change that said so: see `isExpired`.
  static func close(_ db: Database, ids: [Int64], at clock: TodoClock) throws {
    let sql = """
      UPDATE todo SET state = 3, done_at = iif(changed_at = :now, :now + 1, :now)
      WHERE id IN (SELECT value FROM json_each(:ids)) AND state < 2 AND \(hasPassed)
      """
    try db.cachedStatement(sql: sql).execute(
      arguments: ["ids": ids.json, "today": clock.today.number, "now": clock.milliseconds])
  }

  /// For a todo with a last day, by the arguments `today` and `now`.
  static let hasPassed = """
    ifnull(CASE WHEN until_at IS NULL THEN until_day < :today ELSE until_at < :now END, 0)
    """
}
