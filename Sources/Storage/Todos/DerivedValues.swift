import Dates
import Domain
public import FoundationEssentials
import GRDB
import GRDBSQLite
import Synchronization

/// The time of a command, and the zone in which its days are meant.
public struct TodoClock: Sendable {
  public let now: Date
  public let zone: TimeZone

  public init(now: Date, zone: TimeZone) {
    (self.now, self.zone) = (now, zone)
  }

  var milliseconds: Int64 { now.milliseconds }
  var today: Day { Day(of: milliseconds, in: zone) }
  var nextMidnight: Date { Moment(WallTime(today.adding(days: 1), .midnight), in: zone).date }
}

extension Day {
  /// The day of a moment.
  /// - Parameter milliseconds: since 1970.
  init(of milliseconds: Int64, in zone: TimeZone) {
    self = DateValue.moment(Moment(milliseconds: milliseconds, zone: zone.identifier)).day(in: zone)
  }
}

/// The columns that follow from other columns, from other todos and from the time.
struct DerivedValues {
  let clock: TodoClock

  /// The todos whose columns follow from those of `ids`: their parents, what they need, and what needs them.
  static func neighbours(_ db: Database, of ids: [Int64]) throws -> [Int64] {
    let sql = """
      WITH given (id) AS MATERIALIZED (SELECT value FROM json_each(?))
      SELECT todo.parent FROM given JOIN todo USING (id) WHERE todo.parent IS NOT NULL
      UNION SELECT needs_id FROM given JOIN todo_dep ON todo_id = given.id
      UNION SELECT todo_id FROM given JOIN todo_dep ON needs_id = given.id
      """
    return try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: [ids.json])
  }

  /// Computes the columns of todos again.
  func update(_ db: Database, ids: [Int64]) throws {
    guard !ids.isEmpty else { return }
    try updateDays(db, ids)
    let ids = ids.json
    let state = """
      UPDATE todo SET state = 1 - state WHERE id IN (SELECT value FROM json_each(:ids)) AND state < 2
        AND state <> (CASE WHEN wait_at IS NOT NULL THEN wait_at > :now ELSE ifnull(wait_day > :today, 0) END)
      """
    try db.cachedStatement(sql: state)
      .execute(arguments: ["ids": ids, "now": clock.milliseconds, "today": clock.today.number])
    let counts = """
      UPDATE todo SET (open_children, open_blockers, blocks) = (counts.children, counts.blockers, counts.blocked)
      FROM (SELECT todo.id,
        (SELECT count(*) FROM todo AS child WHERE child.parent = todo.id AND child.state < 2) AS children,
        (SELECT count(*) FROM todo_dep JOIN todo AS other ON other.id = needs_id
          WHERE todo_id = todo.id AND other.state < 2) AS blockers,
        (SELECT count(*) FROM todo_dep JOIN todo AS other ON other.id = todo_id
          WHERE needs_id = todo.id AND other.state < 2) AS blocked
        FROM json_each(?) AS given JOIN todo ON todo.id = given.value) AS counts
      WHERE todo.id = counts.id
        AND (open_children, open_blockers, blocks) <> (counts.children, counts.blockers, counts.blocked)
      """
    try db.cachedStatement(sql: counts).execute(arguments: [ids])
    try updateUrgency(db, of: SQLCondition("id IN (SELECT value FROM json_each(?))", [ids]))
  }

  /// Computes the days of moments.
  func updateDays(_ db: Database, _ ids: [Int64]) throws {
    let hasMoment = TodoColumns.dates.map { "\($0.names[1]) IS NOT NULL" }.joined(separator: " OR ")
    let moments = try Int64.fetchAll(
      db.cachedStatement(
        sql: "SELECT id FROM todo WHERE id IN (SELECT value FROM json_each(?)) AND (\(hasMoment))"),
      arguments: [ids.json])
    guard !moments.isEmpty else { return }
    for columns in TodoColumns.dates {
      let sql = """
        UPDATE todo SET \(columns.names[0]) = \(Self.dayFunction)(\(columns.names[1]), ?)
        WHERE id IN (SELECT value FROM json_each(?)) AND \(columns.names[1]) IS NOT NULL
        """
      try db.cachedStatement(sql: sql).execute(arguments: [clock.zone.identifier, moments.json])
    }
  }

  /// Computes the urgency of the todos for which a condition holds.
  func updateUrgency(_ db: Database, of condition: SQLCondition) throws {
    let value = """
      \(Self.urgencyFunction)(?, state, priority, due_day, scheduled_day, blocks, open_blockers, started_at IS NOT NULL,
        project IS NOT NULL,
        (SELECT count(*) FROM todo_tag WHERE todo_id = todo.id),
        EXISTS (SELECT 1 FROM todo_tag WHERE todo_id = todo.id AND tag_id = (SELECT id FROM tag WHERE name = 'next')),
        (SELECT count(*) FROM annotation WHERE todo_id = todo.id) + (note <> ''))
      """
    let sql = """
      UPDATE todo SET urgency = new.value FROM (SELECT id, urgency AS old, \(value) AS value FROM todo WHERE \(condition.sql)) AS new
      WHERE todo.id = new.id AND new.value <> new.old
      """
    try db.cachedStatement(sql: sql).execute(arguments: [clock.today.number] + condition.arguments)
  }
}

extension DerivedValues {
  private static let dayFunction = "octodo_day"
  private static let urgencyFunction = "octodo_urgency"

  /// Adds the SQL functions to a connection.
  static func addFunctions(to db: Database) throws {
    let last = LastZone()
    db.add(
      function: DatabaseFunction(dayFunction, argumentCount: 2, pure: true) { values in
        guard let moment = Int64.fromDatabaseValue(values[0]),
          let zone = String.fromDatabaseValue(values[1]).flatMap(last.zone)
        else { return nil }
        return Day(of: moment, in: zone).number
      })
    // GRDB's functions need twice as long, and marking many todos calls it for each.
    let result = sqlite3_create_function_v2(
      db.sqliteConnection, urgencyFunction, 12, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, values in
        guard let context, let values else { return }
        sqlite3_result_int64(context, Int64(DerivedValues.urgency(values)))
      }, nil, nil, nil)
    guard result == SQLITE_OK else { throw StorageError.other("SQLite takes no functions") }
  }

  private static func urgency(_ values: UnsafeMutablePointer<OpaquePointer?>) -> Int {
    func number(_ index: Int) -> Int { Int(sqlite3_value_int64(values[index])) }
    func optional(_ index: Int) -> Int? {
      sqlite3_value_type(values[index]) == SQLITE_NULL ? nil : number(index)
    }
    let today = Day(number: number(0))
    let state = TodoState(rawValue: number(1)) ?? .open
    var urgency = TodoUrgency()
    urgency.priority = number(2)
    urgency.dueDay = optional(3).map { Day(number: $0) }
    urgency.isReady = optional(4).map { $0 <= today.number } ?? false
    urgency.blocksOthers = !state.isFinal && number(5) > 0
    urgency.isBlocked = !state.isFinal && number(6) > 0
    urgency.isActive = !state.isFinal && number(7) == 1
    urgency.isWaiting = state == .waiting
    urgency.hasProject = number(8) == 1
    urgency.tags = number(9)
    urgency.isNext = number(10) == 1
    urgency.notes = number(11)
    return urgency.hundredths(on: today)
  }
}

/// The zone of the last row, because a statement has one for all rows.
private final class LastZone: Sendable {
  private let last = Mutex<TimeZone?>(nil)

  func zone(named name: String) -> TimeZone? {
    last.withLock { last in
      if last?.identifier != name { last = TimeZone(identifier: name) }
      return last
    }
  }
}
