public import Domain
public import FoundationEssentials
import GRDB

/// The notifications that were done here, each a row of `setting`, so that an octodo that does not know them keeps them:
/// the key is `done:WEBSITE ID`, the value the time of the last change that was seen.
public struct DoneThreadTable: Sendable {
  /// The most that are kept and read; those that changed last stay.
  static let capacity = 10_000
  private static let prefix = "done:"
  private let database: AppDatabase

  public init(_ database: AppDatabase) {
    self.database = database
  }

  /// The threads of a website, by their ids. What is no time is passed over.
  /// - Throws: `AppError.storage`.
  public func all(on web: String) throws(AppError) -> [String: Date] {
    try database.read { db in
      let start = "\(Self.prefix)\(web) "
      let sql = """
        SELECT key, CAST(value AS INTEGER) AS at FROM setting
        WHERE key >= ? AND key < ? AND value <> '' AND value NOT GLOB '*[^-0-9]*' ORDER BY at DESC, key LIMIT ?
        """
      // A blank, which ends the website, is followed by an exclamation mark.
      let arguments: StatementArguments = [start, "\(start.dropLast())!", Self.capacity]
      let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
      var threads: [String: Date] = [:]
      for row in rows {
        let key = try row.decode(String.self, atIndex: 0)
        threads[String(key.dropFirst(start.count))] = Date(
          milliseconds: try row.decode(Int64.self, atIndex: 1))
      }
      return threads
    }
  }

  /// Keeps threads in one transaction, and drops those beyond the capacity.
  /// - Throws: `AppError.storage`.
  public func add(_ threads: [String: Date], on web: String) throws(AppError) {
    try database.write { db in
      let statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)")
      for (id, date) in threads {
        try statement.execute(arguments: [
          "\(Self.prefix)\(web) \(id.withoutNUL)", "\(date.milliseconds)",
        ])
      }
      // A colon is followed by a semicolon.
      let trim = """
        DELETE FROM setting WHERE key IN (
          SELECT key FROM setting WHERE key >= 'done:' AND key < 'done;'
          ORDER BY CAST(value AS INTEGER) DESC, key LIMIT -1 OFFSET ?)
        """
      try db.cachedStatement(sql: trim).execute(arguments: [Self.capacity])
    }
  }
}
