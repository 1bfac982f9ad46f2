public import Domain
public import FoundationEssentials
import GRDB

/// The events that wait to be sent to a collector, oldest first, in an SQLite file that all octodos of a person share.
///
/// Its calls block; callers run them on a helper thread.
public final class EventQueue: Sendable {
  let database: AppDatabase

  /// Opens the file, or makes it and its folder.
  /// - Parameter now: names a damaged file, which is kept aside.
  /// - Throws: `StorageError`; the file of a newer octodo is then as it was.
  public init(path: String, now: Date) throws(StorageError) {
    database = try AppDatabase(path: path, schema: .eventQueue, now: now, wait: Self.wait)
  }

  /// For a lock of another program, in seconds: the end of the program may have to wait for it, and what is not done now
  /// is done later.
  private static let wait = 0.1

  /// Told where a damaged file had to be kept aside.
  public var notice: StorageNotice? { database.notice }

  /// How many events wait, and how many bytes they are.
  public struct Total: Hashable, Sendable {
    public let count: Int
    public let bytes: Int
  }

  /// - Throws: `AppError.storage`, as all calls do.
  public func total() throws(AppError) -> Total {
    try database.use { db in
      let row = try Row.fetchOne(db, sql: "SELECT count, bytes FROM event_total")
      return Total(count: row?["count"] ?? 0, bytes: row?["bytes"] ?? 0)
    }
  }

  /// Takes over what spool files hold: all of it, and once only, whatever happens in between.
  /// - Parameters:
  ///   - isWhole: false for a line that a kill cut off; such a line is left out and counted.
  ///   - report: the line that tells of so many that were left out.
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
    // Forgotten only now that no file of these names can come back.
    try database.write { db in
      for file in files {
        try db.execute(sql: "DELETE FROM taken_spool WHERE name = ?", arguments: [file.name])
      }
    }
  }

  /// Queues a single event.
  /// - Parameter line: what is queued.
  public func append(now: Date, line: () throws -> String) throws(AppError) {
    try database.write { try Self.insert(try line(), now: now, in: $0) }
  }

  static func insert(_ line: String, now: Date, in db: Database) throws {
    let insert = try db.cachedStatement(sql: "INSERT INTO event (line, queued_at) VALUES (?, ?)")
    try insert.execute(arguments: [line, now.milliseconds])
  }

  /// The oldest events, at least one where there is one, and not more than the limits allow.
  /// - Parameters:
  ///   - bytes: of all lines together.
  ///   - sequence: that of an event to begin behind.
  public func oldest(
    count: Int, bytes: Int, after sequence: Int64 = 0
  ) throws(AppError) -> [QueuedEvent] {
    try database.use { db in
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

  /// The newest events, in their order.
  public func newest(count: Int) throws(AppError) -> [QueuedEvent] {
    try database.use { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT sequence, line FROM event ORDER BY sequence DESC LIMIT ?", arguments: [count])
      return rows.reversed().map { QueuedEvent(sequence: $0["sequence"], line: $0["line"]) }
    }
  }

  /// Takes out what a receiver has.
  /// - Parameter events: in a row.
  public func remove(_ events: [QueuedEvent]) throws(AppError) {
    try database.write { try Self.delete(events, in: $0) }
  }

  static func delete(_ events: [QueuedEvent], in db: Database) throws {
    guard let first = events.first, let last = events.last else { return }
    try db.execute(
      sql: "DELETE FROM event WHERE sequence BETWEEN ? AND ?", arguments: [first.sequence, last.sequence])
  }

  /// Takes everything out, for good: nothing of it, nor of what was sent before, is left in the file.
  public func removeAll() throws(AppError) {
    try database.write { try $0.execute(sql: "DELETE FROM event") }
    // What is deleted may stand in free pages otherwise (sqlite.org/lang_vacuum.html).
    try database.use { try $0.execute(sql: "VACUUM") }
  }
}
