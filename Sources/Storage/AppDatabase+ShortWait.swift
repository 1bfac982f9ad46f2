import Domain
import GRDB

extension AppDatabase {
  // How long a call waits for a lock of another program, in milliseconds.
  private static let usualWait = "PRAGMA busy_timeout = 5000"
  private static let shortWait = "PRAGMA busy_timeout = 50"

  /// For a single statement that only reads, which is a transaction by itself, and is not worth waiting for:
  /// a lock of another program is an error almost at once.
  func readSoon<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try withShortWait(body)
  }

  /// Like `write`, for what is not worth waiting for: a lock of another program is an error almost at once.
  func writeSoon<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try withShortWait { try Self.transaction($0, .immediate, body) }
  }

  private func withShortWait<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try use { db in
      try db.cachedStatement(sql: Self.shortWait).execute()
      let result = Result { try body(db) }
      try db.cachedStatement(sql: Self.usualWait).execute()
      return try result.get()
    }
  }
}
