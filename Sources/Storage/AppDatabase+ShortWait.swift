import Domain
import GRDB

extension AppDatabase {
  /// How long a call waits for a lock of another program, in milliseconds.
  private static let (usualWait, shortWait) = (5_000, 50)

  /// Like `read`, for what is not worth waiting for: a lock of another program is an error almost at once.
  func readSoon<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try withShortWait { () throws(AppError) in try read(body) }
  }

  /// Like `write`, for what is not worth waiting for: a lock of another program is an error almost at once.
  func writeSoon<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try withShortWait { () throws(AppError) in try write(body) }
  }

  private func withShortWait<Value>(_ body: () throws(AppError) -> Value) throws(AppError) -> Value {
    try setBusyTimeout(Self.shortWait)
    let result = Result { () throws(AppError) in try body() }
    try setBusyTimeout(Self.usualWait)
    return try result.get()
  }

  private func setBusyTimeout(_ milliseconds: Int) throws(AppError) {
    try use { try $0.cachedStatement(sql: "PRAGMA busy_timeout = \(milliseconds)").execute() }
  }
}
