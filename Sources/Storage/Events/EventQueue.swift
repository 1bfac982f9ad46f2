public import Domain
public import FoundationEssentials
import GRDB

/// The events that wait to be sent to a collector, oldest first, in an SQLite file shared by all octodos of a
/// user.
///
/// Its calls block; callers run them on a helper thread.
public final class EventQueue: Sendable {
  let database: AppDatabase

  /// Opens the file; creates it and its folder if needed.
  /// - Parameter now: the time in the name of a damaged file that is kept aside.
  /// - Throws: `StorageError`; the file of a newer octodo is then unchanged.
  public init(path: String, now: Date) throws(StorageError) {
    database = try AppDatabase(path: path, schema: .eventQueue, now: now, patience: LockPatience(Self.wait))
  }

  /// How long to wait for a lock of another program. Short, because the end of the program may have to wait, and
  /// everything can be done later.
  private static let wait = Duration.milliseconds(100)

  /// Set if a damaged file was kept aside.
  public var notice: StorageNotice? { database.notice }

  /// The number of waiting events and their size in bytes.
  public struct Total: Hashable, Sendable {
    public let count: Int
    public let bytes: Int
  }

  /// - Throws: `AppError.storage`, as all calls do.
  public func total() throws(AppError) -> Total {
    try database.read { db in
      let row = try Row.fetchOne(db, sql: "SELECT count, bytes FROM event_total")
      return Total(count: row?["count"] ?? 0, bytes: row?["bytes"] ?? 0)
    }
  }

  /// Moves the content of spool files into the queue, exactly once even if the program is killed in between.
  /// - Parameters:
  ///   - isWhole: returns false for a line cut off by a kill; such lines are dropped and counted.
  ///   - report: makes the line that reports a number of dropped lines.
  public func take(
    _ files: [SpooledEvents], now: Date, isWhole: (Substring) -> Bool, report: (Int) throws -> String
  ) throws(AppError) {
    try database.write { db in
      var torn = 0
      for file in files {
        try db.execute(sql: "INSERT OR IGNORE INTO taken_spool VALUES (?)", arguments: [file.name])
        guard db.changesCount > 0 else { continue }
        let lines = try file.lines()
        let whole = lines.filter(isWhole)
        for line in whole { try Self.insert(String(line), now: now, in: db) }
        torn += lines.count - whole.count
      }
      if torn > 0 { try Self.insert(try report(torn), now: now, in: db) }
    }
    for file in files { try file.remove() }
    // The names are forgotten last, when no such file can exist any more.
    try database.write { db in
      for file in files {
        try db.execute(sql: "DELETE FROM taken_spool WHERE name = ?", arguments: [file.name])
      }
    }
  }

  /// Queues one event.
  /// - Parameter line: makes the line to queue.
  public func append(now: Date, line: () throws -> String) throws(AppError) {
    try database.write { try Self.insert(try line(), now: now, in: $0) }
  }

  static func insert(_ line: String, now: Date, in db: Database) throws {
    let insert = try db.cachedStatement(sql: "INSERT INTO event (line, queued_at) VALUES (?, ?)")
    try insert.execute(arguments: [line, now.milliseconds])
  }

  /// The oldest events within the limits, but at least one if there is any.
  /// - Parameters:
  ///   - bytes: the maximum size of all lines together.
  ///   - sequence: the events after this one; 0 for the start.
  public func oldest(
    count: Int, bytes: Int, after sequence: Int64 = 0
  ) throws(AppError) -> [QueuedEvent] {
    try database.read { db in
      var events: [QueuedEvent] = []
      var left = bytes
      let rows = try Row.fetchCursor(
        db, sql: "SELECT sequence, line FROM event WHERE sequence > ? ORDER BY sequence LIMIT ?",
        arguments: [sequence, count])
      while let row = try rows.next() {
        let event = QueuedEvent(sequence: row["sequence"], line: row["line"])
        left -= event.line.utf8.count
        guard left >= 0 || events.isEmpty else { break }
        events.append(event)
      }
      return events
    }
  }

  /// The newest events, oldest of them first.
  public func newest(count: Int) throws(AppError) -> [QueuedEvent] {
    try database.read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT sequence, line FROM event ORDER BY sequence DESC LIMIT ?", arguments: [count])
      return rows.reversed().map { QueuedEvent(sequence: $0["sequence"], line: $0["line"]) }
    }
  }

  /// Deletes events that the receiver accepted.
  /// - Parameter events: consecutive events.
  public func remove(_ events: [QueuedEvent]) throws(AppError) {
    try database.write { try Self.delete(events, in: $0) }
  }

  static func delete(_ events: [QueuedEvent], in db: Database) throws {
    guard let first = events.first, let last = events.last else { return }
    try db.execute(
      sql: "DELETE FROM event WHERE sequence BETWEEN ? AND ?", arguments: [first.sequence, last.sequence])
  }

  /// Permanently deletes everything: no event, queued or sent, stays in the file.
  public func removeAll() throws(AppError) {
    try database.write { try $0.execute(sql: "DELETE FROM event") }
    // Deleted content may stay in free pages (sqlite.org/lang_vacuum.html).
    try database.use { try $0.execute(sql: "VACUUM") }
  }
}

/// An event that waits to be sent.
public struct QueuedEvent: Hashable, Sendable {
  /// Increases by one with each queued event, without gaps.
  public let sequence: Int64
  /// The line as recorded.
  public let line: String

  public init(sequence: Int64, line: String) {
    self.sequence = sequence
    self.line = line
  }
}
