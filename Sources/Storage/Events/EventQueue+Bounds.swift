public import Domain
public import FoundationEssentials
import GRDB

extension EventQueue {
  /// Drops the oldest events until the queue is within its limits, and queues a report of their number in the
  /// same transaction, so that every dropped event is reported.
  /// - Parameters:
  ///   - bytes: the maximum size of the queue.
  ///   - limit: older events are dropped; nil keeps them.
  ///   - report: makes the line that reports a number of dropped events.
  /// - Returns: the number of dropped events.
  @discardableResult
  public func drop(
    beyond bytes: Int, queuedBefore limit: Date?, now: Date, report: (Int) throws -> String
  ) throws(AppError) -> Int {
    try database.write { db in
      let dropped = try Self.dropLarge(db, bytes: bytes) + Self.dropOld(db, before: limit)
      guard dropped > 0 else { return 0 }
      try Self.insert(try report(dropped), now: now, in: db)
      return dropped
    }
  }

  /// Drops events that the receiver will never accept, and queues a report in the same transaction.
  /// - Parameters:
  ///   - events: consecutive events.
  ///   - report: makes the line that reports a number of dropped events.
  public func giveUp(_ events: [QueuedEvent], now: Date, report: (Int) throws -> String) throws(AppError) {
    try database.write { db in
      try Self.delete(events, in: db)
      try Self.insert(try report(events.count), now: now, in: db)
    }
  }

  private static func dropOld(_ db: Database, before limit: Date?) throws -> Int {
    guard let limit else { return 0 }
    // After a clock change, newer events may have older times; they stay until the events before them are dropped.
    let sql = """
      DELETE FROM event WHERE sequence <
        coalesce((SELECT min(sequence) FROM event WHERE queued_at >= ?), 9223372036854775807)
      """
    try db.execute(sql: sql, arguments: [limit.milliseconds])
    return db.changesCount
  }

  /// Drops a tenth more than necessary; otherwise a full queue would drop an event and queue a report for
  /// each new one.
  private static func dropLarge(_ db: Database, bytes: Int) throws -> Int {
    let total = try Int.fetchOne(db, sql: "SELECT bytes FROM event_total") ?? 0
    guard total > bytes else { return 0 }
    var excess = total - bytes * 9 / 10
    var last: Int64 = 0
    let rows = try Row.fetchCursor(
      db, sql: "SELECT sequence, length(CAST(line AS BLOB)) AS size FROM event ORDER BY sequence")
    while excess > 0, let row = try rows.next() {
      last = row["sequence"]
      excess -= row["size"] as Int
    }
    try db.execute(sql: "DELETE FROM event WHERE sequence <= ?", arguments: [last])
    return db.changesCount
  }
}
