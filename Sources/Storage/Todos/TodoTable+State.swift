public import Dates
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
  public func done(ids: [Int64], by rules: DoneRules = DoneRules(), now: Date) throws(AppError) -> DoneTodos {
    try database.write { db in
      let (all, before) = try Self.withoutDone(db, ids, by: rules)
      let own = try Self.existing(db, ids: all, SQLCondition("state <> 2"))
      if own.isEmpty, try Self.existing(db, ids: ids, .all).isEmpty { throw AppError.todoGone }
      let (parts, moves) =
        rules.openParts == .areDone ? try openParts(db, of: own, missed: rules.missed, now: now) : ([], nil)
      return try freeing(db, by: own + parts, doneBefore: before) {
        try finish(db, ids: own + parts, .done, moves: moves, missed: rules.missed, now: now)
      }
    }
  }

  /// See `TodoRepository.openPartCount(of:missed:)`.
  /// - Throws: `AppError.storage`.
  public func openPartCount(
    of ids: [Int64], missed: MissedOccurrences = .skip, now: Date
  ) throws(AppError) -> Int {
    try database.read { db in
      let own = try Self.existing(db, ids: ids, SQLCondition("state <> 2"))
      return try openParts(db, of: own, missed: missed, now: now).parts.count
    }
  }

  /// See `TodoRepository.repeatedByOthers(of:by:)`.
  /// - Throws: `AppError.storage`.
  public func repeatedByOthers(
    of ids: [Int64], by rules: DoneRules = DoneRules(), now: Date
  ) throws(AppError) -> [Todo] {
    try database.read { db in
      let own = try Self.existing(db, ids: ids, SQLCondition("state <> 2"))
      let parts = rules.openParts == .areDone ? try Self.openParts(db, of: own, without: []) : []
      let repeating = try Self.existing(db, ids: own + parts, SQLCondition("rrule IS NOT NULL AND state < 2"))
      let others =
        repeating.isEmpty ? [] : try TodoRow.fetch(db, ids: repeating).filter(\.isRepeatedByOthers)
      // Which parts become done, only the rules of the todos say, which can take long to search.
      guard others.contains(where: { !own.contains($0.id) }) else { return others }
      let done = Set(own + (try openParts(db, of: own, missed: rules.missed, now: now).parts))
      return others.filter { done.contains($0.id) }
    }
  }

  /// The open parts of todos that become done, on all levels. A todo that goes on with a next date keeps its parts for it.
  /// - Returns: the parts, none of `ids`, and what was searched for that: the moves of the todos and of all their parts.
  private func openParts(
    _ db: Database, of ids: [Int64], missed: MissedOccurrences, now: Date
  ) throws -> (parts: [Int64], moves: [SeriesMoves.Move]?) {
    let all = try Self.openParts(db, of: ids, without: [])
    guard !all.isEmpty else { return ([], nil) }
    let moves = try seriesMoves(db, ids: ids + all, missed: missed, now: now)
    let going = SeriesMoves(moves).moves.map(\.todo.id)
    let parts = going.isEmpty ? all : try Self.openParts(db, of: ids, without: going)
    return (parts, moves)
  }

  /// - Parameter others: todos whose parts are left out.
  private static func openParts(
    _ db: Database, of ids: [Int64], without others: [Int64]
  ) throws -> [Int64] {
    let sql = """
      WITH RECURSIVE given (id) AS MATERIALIZED (SELECT value FROM json_each(:ids)),
      other (id) AS MATERIALIZED (SELECT value FROM json_each(:others)),
      part (id) AS (
        SELECT todo.id FROM given CROSS JOIN todo ON todo.parent = given.id
        WHERE given.id NOT IN (SELECT id FROM other) AND todo.state < 2
        UNION SELECT todo.id FROM part CROSS JOIN todo ON todo.parent = part.id
        WHERE part.id NOT IN (SELECT id FROM other) AND todo.state < 2)
      SELECT id FROM part WHERE id NOT IN (SELECT id FROM given) ORDER BY id
      """
    return try Int64.fetchAll(
      db.cachedStatement(sql: sql), arguments: ["ids": ids.json, "others": others.json])
  }

  /// Moves repeated todos to their next date without doing them. Others are cancelled.
  /// - Throws: `AppError.todoGone` if all were deleted, `AppError.storage`.
  public func skip(
    ids: [Int64], by rules: DoneRules = DoneRules(), now: Date
  ) throws(AppError) -> DoneTodos {
    try database.write { db in
      let (all, before) = try Self.withoutDone(db, ids, by: rules)
      let open = try Self.existing(db, ids: all, SQLCondition("state < 2"))
      guard !open.isEmpty || before > 0 else { throw AppError.todoGone }
      return try freeing(db, by: open, doneBefore: before) {
        try finish(db, ids: open, .cancelled, missed: rules.missed, now: now)
      }
    }
  }

  /// The todos without those whose date another program has done or skipped since the caller saw it, and how many these are.
  private static func withoutDone(
    _ db: Database, _ ids: [Int64], by rules: DoneRules
  ) throws -> (ids: [Int64], doneBefore: Int) {
    guard !rules.seen.isEmpty else { return (ids, 0) }
    let moved = try TodoRow.fetch(db, ids: Array(rules.seen.keys)).filter { $0.due != rules.seen[$0.id] }
    let done = try moved.filter { todo in
      // Each date that was done or skipped is a todo of its own.
      let past = try Int64.fetchAll(
        db.cachedStatement(sql: "SELECT id FROM todo WHERE series = ? AND id <> series"),
        arguments: [todo.id])
      return try TodoRow.fetch(db, ids: past).contains { $0.due == rules.seen[todo.id] }
    }
    let gone = Set(done.map(\.id))
    return (ids.filter { !gone.contains($0) }, gone.count)
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
    case .done: return try finish(db, ids: others, .done, label: label, missed: .skip, now: now).count
    case .cancelled:
      try change(db, .cancelled, label: label, ids: others, at: now) {
        try close(db, ids: others, .cancelled, now: now)
        return []
      }
      return others.count
    }
  }

  /// Marks todos as done or cancelled; repeated ones go on with their next date.
  /// - Parameter moves: those of these todos and of others, if they are known.
  private func finish(
    _ db: Database, ids: [Int64], _ state: TodoState, label: String = "", moves: [SeriesMoves.Move]? = nil,
    missed: MissedOccurrences, now: Date
  ) throws -> Finished {
    guard !ids.isEmpty else { return Finished() }
    let own = Set(ids)
    let moves =
      try moves?.filter { own.contains($0.todo.id) } ?? seriesMoves(db, ids: ids, missed: missed, now: now)
    let series = try self.series(db, moves, of: ids)
    let moving = Set(series.moves.map(\.todo.id))
    let ending = ids.filter { !moving.contains($0) }
    let ended = try Self.existing(db, ids: ending, SQLCondition("rrule IS NOT NULL")).count
    let others = Set(series.others).subtracting(ids).sorted()
    let kind: TodoChange = state == .done ? .done : moving.isEmpty ? .cancelled : .skipped
    try change(db, kind, label: label, ids: ids + others, count: ids.count, at: now) {
      try close(db, ids: ending, state, now: now)
      return try moveSeries(db, series, state, now: now)
    }
    return Finished(count: ids.count, repeated: moving.count, ended: ended, missed: series.missed)
  }

  /// What `finish` did; see `DoneTodos`.
  private struct Finished {
    var (count, repeated, ended, missed) = (0, 0, 0, 0)
  }

  /// Runs `body`, and counts the todos that then need none of these any more.
  private func freeing(
    _ db: Database, by ids: [Int64], doneBefore: Int, _ body: () throws -> Finished
  ) throws -> DoneTodos {
    let sql = """
      SELECT DISTINCT todo_id FROM json_each(?) AS given
      CROSS JOIN todo AS needed ON needed.id = given.value AND needed.state < 2
      JOIN todo_dep ON needs_id = needed.id JOIN todo ON todo.id = todo_id
      WHERE todo.open_blockers > 0 AND todo.state < 2
      """
    let blocked = try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: [ids.json])
    let done = try body()
    let freed = try Self.existing(db, ids: blocked, SQLCondition("open_blockers = 0 AND state < 2")).count
    return DoneTodos(
      count: done.count, repeated: done.repeated, ended: done.ended, missed: done.missed, freed: freed,
      doneBefore: doneBefore)
  }

  private func close(_ db: Database, ids: [Int64], _ state: TodoState, now: Date) throws {
    guard ids.count < BulkStates.least else {
      return try BulkStates.close(db, ids: ids, state, at: now.milliseconds)
    }
    let sql = "UPDATE todo SET \(BulkStates.closing) WHERE id IN (SELECT value FROM json_each(:ids))"
    try db.cachedStatement(sql: sql)
      .execute(arguments: ["state": state.rawValue, "now": now.milliseconds, "ids": ids.json])
  }

  private func reopen(_ db: Database, ids: [Int64], label: String, now: Date) throws -> Int {
    // A todo whose last day has passed would be cancelled again.
    let sql = """
      UPDATE todo SET state = 0, done_at = NULL, changed_at = :now, (until_day, until_at, until_zone) = (
        SELECT until_day, until_at, until_zone WHERE NOT \(TodoExpiry.hasPassed))
      WHERE id IN (SELECT value FROM json_each(:ids))
      """
    try change(db, .reopened, label: label, ids: ids, at: now) {
      try db.cachedStatement(sql: sql).execute(
        arguments: [
          "now": now.milliseconds, "today": TodoClock(now: now, zone: zone).today.number, "ids": ids.json,
        ])
      return []
    }
    return ids.count
  }
}
