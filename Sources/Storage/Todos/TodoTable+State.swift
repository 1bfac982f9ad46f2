import Dates
public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// Changes the state of todos, as one change. A waiting todo is an open one with a wait date in the future, so both words
  /// mean that it is to be done. A repeated todo that is done goes on with its next date.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  @discardableResult
  public func setState(
    ids: [Int64], _ state: TodoState, label: String = "", now: Date
  ) throws(AppError) -> Int {
    try database.write { try setState($0, ids: ids, state, label: label, now: now) }
  }

  /// Marks todos as done, as one change. See `setState`.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  public func done(ids: [Int64], label: String = "", now: Date) throws(AppError) -> DoneTodos {
    try database.write { db in
      let open = try Self.existing(db, ids: ids, SQLCondition("state < 2"))
      let missed = try seriesMoves(db, ids: open, now: now).missed
      let blocked = try Int64.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT DISTINCT todo_id FROM todo_dep JOIN todo ON todo.id = todo_id
            WHERE needs_id IN (SELECT value FROM json_each(?)) AND open_blockers > 0 AND state < 2
            """), arguments: [open.json])
      let count = try setState(db, ids: ids, .done, label: label, now: now)
      let freed = try Self.existing(db, ids: blocked, SQLCondition("open_blockers = 0 AND state < 2")).count
      return DoneTodos(count: count, missed: missed, freed: freed)
    }
  }

  /// Moves repeated todos to their next date without doing them. Others are cancelled.
  /// - Returns: the number of todos that changed.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  public func skip(ids: [Int64], label: String = "", now: Date) throws(AppError) -> Int {
    try database.write { db in
      let open = try Self.existing(db, ids: ids, SQLCondition("state < 2"))
      guard !open.isEmpty else { throw AppError.todoGone }
      return try finish(db, ids: open, .cancelled, label: label, now: now)
    }
  }

  @discardableResult
  func setState(
    _ db: Database, ids: [Int64], _ state: TodoState, label: String = "", now: Date
  ) throws -> Int {
    let others: [Int64]
    switch state {
    case .open, .waiting: others = try Self.existing(db, ids: ids, SQLCondition("state >= 2"))
    case .done: others = try Self.existing(db, ids: ids, SQLCondition("state <> 2"))
    case .cancelled: others = try Self.existing(db, ids: ids, SQLCondition("state <> 3"))
    }
    guard !others.isEmpty else {
      if try Self.existing(db, ids: ids, .all).isEmpty { throw AppError.todoGone }
      return 0
    }
    switch state {
    case .open, .waiting: return try reopen(db, ids: others, label: label, now: now)
    case .done: return try finish(db, ids: others, .done, label: label, now: now)
    case .cancelled:
      try change(db, .cancelled, label: label, ids: others, at: now) {
        try close(db, ids: others, .cancelled, now: now)
        return []
      }
      return others.count
    }
  }

  /// Marks todos as done or cancelled; repeated ones go on with their next date.
  private func finish(
    _ db: Database, ids: [Int64], _ state: TodoState, label: String, now: Date
  ) throws -> Int {
    guard !ids.isEmpty else { return 0 }
    let series = try seriesMoves(db, ids: ids, now: now)
    let moving = Set(series.moves.map(\.todo.id))
    let ending = ids.filter { !moving.contains($0) }
    let others = Set(series.others).subtracting(ids).sorted()
    let kind: TodoChange = state == .done ? .done : moving.isEmpty ? .cancelled : .skipped
    try change(db, kind, label: label, ids: ids + others, count: ids.count, at: now) {
      try close(db, ids: ending, state, now: now)
      return try moveSeries(db, series, state, now: now)
    }
    return ids.count
  }

  private func close(_ db: Database, ids: [Int64], _ state: TodoState, now: Date) throws {
    let sql = """
      UPDATE todo SET state = ?, done_at = ?, changed_at = ?, started_at = NULL
      WHERE id IN (SELECT value FROM json_each(?))
      """
    try db.cachedStatement(sql: sql)
      .execute(arguments: [state.rawValue, now.milliseconds, now.milliseconds, ids.json])
  }

  private func reopen(_ db: Database, ids: [Int64], label: String, now: Date) throws -> Int {
    // A todo whose last day has passed would be cancelled again.
    let sql = """
      UPDATE todo SET state = 0, done_at = NULL, changed_at = ?, (until_day, until_at, until_zone) = (
        SELECT until_day, until_at, until_zone WHERE ifnull(until_day >= ?, 0))
      WHERE id IN (SELECT value FROM json_each(?))
      """
    try change(db, .reopened, label: label, ids: ids, at: now) {
      try db.cachedStatement(sql: sql).execute(
        arguments: [now.milliseconds, TodoClock(now: now, zone: zone).today.number, ids.json])
      return []
    }
    return ids.count
  }
}

/// What marking todos as done did.
public struct DoneTodos: Hashable, Sendable {
  /// The number of todos that changed.
  public let count: Int
  /// The number of dates of repeated todos that had passed and were skipped.
  public let missed: Int
  /// The number of open todos that now need nothing more.
  public let freed: Int
}
