public import Domain
public import FoundationEssentials
import GRDB

extension EventQueue {
  /// Drops the oldest events until the queue is within its bounds, and queues a report of how many these were: in one
  /// transaction, so that none is dropped that no report counts.
  /// - Parameters:
  ///   - bytes: how large the queue may be.
  ///   - limit: events that were queued before it go; nil for none.
  ///   - report: the line that tells of so many dropped events.
  /// - Returns: how many were dropped.
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

  /// Takes out what no receiver will ever take, and queues a report of it in the same transaction.
  /// - Parameters:
  ///   - events: in a row.
  ///   - report: the line that tells of so many dropped events.
  public func giveUp(_ events: [QueuedEvent], now: Date, report: (Int) throws -> String) throws(AppError) {
    try database.write { db in
      try Self.delete(events, in: db)
      try Self.insert(try report(events.count), now: now, in: db)
    }
  }

  private static func dropOld(_ db: Database, before limit: Date?) throws -> Int {
    guard let limit else { return 0 }
    // A clock that jumped may have left younger events with older times behind these; they stay until it is their turn.
    let sql = """
      DELETE FROM event WHERE sequence <
        coalesce((SELECT min(sequence) FROM event WHERE queued_at >= ?), 9223372036854775807)
      """
    try db.execute(sql: sql, arguments: [limit.milliseconds])
    return db.changesCount
  }

  /// A tenth more than it must, or a full queue would drop an event and queue a report with each new one.
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
