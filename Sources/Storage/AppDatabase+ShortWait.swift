import Domain
import GRDB
import GRDBSQLite

extension AppDatabase {
  // How long a call waits for a lock of another program, in milliseconds.
  static let usualWait: Int32 = 5_000
  private static let shortWait: Int32 = 50

  /// For single-statement transactions that are not worth waiting for: fails almost at once if another
  /// program has a lock.
  func useSoon<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try use { db in
      // A pragma does the same, but SQLite compiles it each time.
      sqlite3_busy_timeout(db.sqliteConnection, Self.shortWait)
      defer { sqlite3_busy_timeout(db.sqliteConnection, Self.usualWait) }
      return try body(db)
    }
  }

  /// Like `write`, for changes that are not worth waiting for.
  func writeSoon<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try useSoon { try Self.transaction($0, .immediate, body) }
  }
}
