import Dates
import Domain
import FoundationEssentials
import GRDB

/// The todos that octodo cancelled because their last day had passed. It does so without a change of the user, so undo takes
/// them for open ones, and they open again when their last day changes.
enum TodoExpiry {
  /// Holds for these todos: they were done when their last day ended, or a millisecond later. A user who cancels a todo changes
  /// it, so that both times are the same, and other programs cancel one at any time. The zone of the day is not known here, so
  /// each end of a day on earth stands for it: zones differ by quarters of an hour.
  static let isExpired = """
    (todo.state = 3 AND todo.until_day IS NOT NULL AND todo.done_at <> todo.changed_at
      AND CASE WHEN todo.until_at IS NULL
        THEN todo.done_at - (todo.until_day + 1) * 86400000 BETWEEN -50400000 AND 43200001
          AND todo.done_at % 900000 < 2
        ELSE todo.done_at - todo.until_at BETWEEN 0 AND 1 END)
    """

  private static let endFunction = "octodo_end_of_day"

  /// Adds the SQL function to a connection.
  static func addFunctions(to db: Database) {
    db.add(
      function: DatabaseFunction(endFunction, argumentCount: 2, pure: true) { values in
        guard let day = Int.fromDatabaseValue(values[0]),
          let zone = String.fromDatabaseValue(values[1]).flatMap({ TimeZone(identifier: $0) })
        else { return nil }
        return Moment(WallTime(Day(number: day + 1), .midnight), in: zone).milliseconds
      })
  }

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

  /// Cancels those of the todos whose last day is over, at its end, so that they are the same again after an undo.
  static func close(_ db: Database, ids: [Int64], at clock: TodoClock) throws {
    let sql = """
      UPDATE todo SET state = 3, done_at = (
        SELECT at + (at = changed_at) FROM (SELECT ifnull(until_at, \(endFunction)(until_day, :zone)) AS at))
      WHERE id IN (SELECT value FROM json_each(:ids)) AND state < 2 AND \(hasPassed)
      """
    try db.cachedStatement(sql: sql).execute(
      arguments: [
        "ids": ids.json, "today": clock.today.number, "now": clock.milliseconds,
        "zone": clock.zone.identifier,
      ])
  }

  /// For a todo with a last day, by the arguments `today` and `now`.
  static let hasPassed = """
    ifnull(CASE WHEN until_at IS NULL THEN until_day < :today ELSE until_at < :now END, 0)
    """
}
