import Dates
public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// Does what the time brings, at the start, at midnight and when a wait ends: waiting todos whose wait is over open, todos whose
  /// last day has passed are cancelled, and urgencies follow the day. Undo does not see it, and it does not count as a change.
  /// - Returns: whether states or urgencies changed.
  /// - Throws: `AppError.storage`.
  @discardableResult
  public func keepUp(now: Date) throws(AppError) -> Bool {
    try database.write { db in
      let clock = TodoClock(now: now, zone: zone)
      let derived = DerivedValues(clock: clock)
      try followZone(db, derived)
      let (milliseconds, today) = (clock.milliseconds, clock.today.number)
      let ended = try Int64.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT id FROM todo WHERE state = 1
              AND (wait_day <= :today AND (wait_at IS NULL OR wait_at <= :now) OR wait_day IS NULL)
            """), arguments: ["today": today, "now": milliseconds])
      let passed = try Int64.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT id FROM todo WHERE state < 2 AND until_day IS NOT NULL AND until_day <= :today
              AND CASE WHEN until_at IS NULL THEN until_day < :today ELSE until_at < :now END
            """), arguments: ["today": today, "now": milliseconds])
      try TodoExpiry.close(db, ids: passed, at: clock)
      let changed = Set(ended).union(passed)
      let others = try DerivedValues.neighbours(db, of: Array(changed))
      try derived.update(db, ids: changed.union(others).sorted())
      let isNewDay = try followDay(db, derived)
      return isNewDay || !changed.isEmpty
    }
  }

  /// The todos with what the time has brought, for reading. Those of a file that cannot be written, or is being written, are a
  /// copy in memory.
  /// - Throws: `AppError.storage`.
  public func upToDate(now: Date) throws(AppError) -> TodoTable {
    do throws(AppError) {
      try database.soon { () throws(AppError) in _ = try keepUp(now: now) }
      return self
    } catch .storage(let cause) where cause.leavesTodosReadable {
      // If the file cannot be read either, that error says why.
      return try copied(at: now)
    }
  }

  private func copied(at now: Date) throws(AppError) -> TodoTable {
    let copy = TodoTable(try database.copiedInMemory(), limits: limits, zone: zone, uids: uids)
    try copy.keepUp(now: now)
    return copy
  }

  /// A copy of the todos in memory as they are at another time: with the waits and the last days that are over then.
  /// - Throws: `AppError.storage`.
  public func foreseen(at now: Date) throws(AppError) -> TodoTable {
    let copy = try copied(at: now)
    // A wait that is over now can be to come at an earlier time.
    try copy.database.write { db in
      let waiting = try Int64.fetchAll(
        db, sql: "SELECT id FROM todo WHERE wait_day IS NOT NULL AND state < 2")
      try DerivedValues(clock: TodoClock(now: now, zone: zone)).update(db, ids: waiting)
    }
    return copy
  }

  /// Computes the days of moments again if the zone is another one than the last time.
  private func followZone(_ db: Database, _ derived: DerivedValues) throws {
    guard try replaceSetting(db, "zone", zone.identifier) else { return }
    let moments = try TodoColumns.dates.flatMap { columns in
      let sql =
        "SELECT id FROM todo WHERE \(columns.names[0]) IS NOT NULL AND \(columns.names[1]) IS NOT NULL"
      return try Int64.fetchAll(db, sql: sql)
    }
    try derived.update(db, ids: Set(moments).sorted())
  }

  /// Computes the urgency of todos whose weight changes with the day.
  /// - Returns: whether the day is another one than the last time.
  private func followDay(_ db: Database, _ derived: DerivedValues) throws -> Bool {
    let today = derived.clock.today.number
    let last = try setting(db, "urgency_day").flatMap { Int($0) }
    guard try replaceSetting(db, "urgency_day", String(today)) else { return false }
    guard let last else {
      try derived.updateUrgency(
        db, of: SQLCondition("due_day IS NOT NULL OR scheduled_day IS NOT NULL", []))
      return true
    }
    // The weight of a due date changes from two weeks before it to one week after it.
    let (from, to) = (min(last, today) - 8, max(last, today) + 15)
    let condition = SQLCondition(
      "state IN (0, 1, 2, 3) AND due_day BETWEEN ? AND ? OR scheduled_day BETWEEN ? AND ?",
      [from, to, from, to])
    try derived.updateUrgency(db, of: condition)
    return true
  }

  /// Forgets for which day the urgencies are, before todos are changed at another time: the next `keepUp` computes all of them.
  /// - Throws: `AppError.storage`.
  public func forgetDay() throws(AppError) {
    try database.write { try $0.execute(sql: "DELETE FROM setting WHERE key = 'urgency_day'") }
  }

  /// - Returns: whether it had another value.
  private func replaceSetting(_ db: Database, _ key: String, _ value: String) throws -> Bool {
    guard try setting(db, key) != value else { return false }
    try db.execute(sql: "UPDATE setting SET value = ? WHERE +key = ?", arguments: [value, key])
    if db.changesCount == 0 {
      try db.execute(sql: "INSERT INTO setting VALUES (?, ?)", arguments: [key, value])
    }
    return true
  }

  /// The sign before the column takes the rows one after the other: to find one by its key, SQLite would read the whole rows that it
  /// compares, however long another program made them.
  /// - Returns: nil also for a value that another program made too long to be read: all of them can be computed again.
  private func setting(_ db: Database, _ key: String) throws -> String? {
    do {
      return try String.fetchOne(
        db, sql: "SELECT substr(value, 1, 200) FROM setting WHERE +key = ? LIMIT 1", arguments: [key])
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      return nil
    }
  }

  /// When todos change by themselves again: at midnight, or earlier when the wait of a todo ends, its last moment passes, it
  /// becomes overdue, or its scheduled moment comes.
  /// - Throws: `AppError.storage`.
  public func nextWake(after now: Date) throws(AppError) -> Date {
    let clock = TodoClock(now: now, zone: zone)
    return try database.read { db in
      // An overdue moment and a last one have passed a millisecond later; the others come when they begin.
      let moments: [(field: String, condition: String, wait: Int64)] = [
        ("wait", "state = 1", 0), ("until", "state < 2", 1), ("due", "state = 0", 1),
        ("scheduled", "state = 0", 0),
      ]
      let next = try moments.compactMap { field, condition, wait in
        // Each is a range of an index of days.
        let sql =
          "SELECT min(\(field)_at) FROM todo WHERE \(condition) AND \(field)_day = ? AND \(field)_at > ?"
        return try Int64.fetchOne(
          db.cachedStatement(sql: sql), arguments: [clock.today.number, clock.milliseconds - wait]
        ).map { $0 + wait }
      }
      return ([clock.nextMidnight] + next.map(Date.init(milliseconds:))).min() ?? clock.nextMidnight
    }
  }

  /// Takes up the words of a batch of todos that the index does not know yet, after a migration. Call it after the first frame
  /// until it returns true; it goes on where an earlier run ended.
  /// - Returns: whether the index is complete.
  /// - Throws: `AppError.storage`.
  public func indexWords(atMost count: Int = 2_000) throws(AppError) -> Bool {
    try database.write { try TodoWords.index($0, atMost: count) }
  }
}

extension StorageError {
  /// Whether a file that cannot be written because of it can be read.
  fileprivate var leavesTodosReadable: Bool {
    switch self {
    case .readOnly, .locked, .diskFull, .noPermission, .cannotOpen: true
    default: false
    }
  }
}
