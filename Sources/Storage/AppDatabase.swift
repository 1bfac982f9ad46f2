public import Domain
public import FoundationEssentials
import GRDB
import GRDBSQLite
import Synchronization

/// octodo's SQLite file, opened, with a valid header and migrated to this program's schema.
///
/// Its calls block; callers run them on a helper thread. A process opens a file once; several processes may
/// have it open at the same time.
public final class AppDatabase: Sendable {
  /// A problem that the user must know although the file could be opened.
  public let notice: StorageNotice?
  let file: DatabaseFile
  let queue: DatabaseQueue
  /// The connections of `quickCheck`, one per call.
  let checked = Mutex<[DatabaseQueue]>([])

  /// Opens the file; creates it, its folder and its schema if needed.
  /// - Parameters:
  ///   - now: the time in the name of a file that is kept aside.
  ///   - blank: the initial content of a new file, for a process that creates many.
  /// - Throws: `StorageError`; the file of a newer octodo is then unchanged, byte for byte.
  public convenience init(path: String, now: Date, blank: BlankDatabase? = nil) throws(StorageError) {
    try self.init(path: path, schema: .current, now: now, blank: blank)
  }

  /// - Parameter wait: how long a call waits for a lock of another program, in seconds.
  init(
    path: String, schema: Schema, now: Date, blank: BlankDatabase? = nil, wait: Double = 5
  ) throws(StorageError) {
    file = DatabaseFile(path: path)
    (queue, notice) = try Self.open(file, schema: schema, now: now, blank: blank, wait: wait)
  }

  /// Runs `body` with the connection, outside of a transaction.
  func use<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    do {
      return try queue.inDatabase(body)
    } catch {
      let failure = AppError(storage: error)
      if failure == StorageError.locked.appError { try requireLocks() }
      throw failure
    }
  }

  private func requireLocks() throws(AppError) {
    do throws(StorageError) {
      try FileSystemLocks.require(in: file.folder)
    } catch {
      throw error.appError
    }
  }

  /// Runs `body` in a read transaction: everything that it reads is from the same snapshot.
  func read<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    // GRDB's own `read` switches `query_only` on and off, which makes SQLite compile every statement again:
    // with it a window takes three times as long.
    try use { try Self.transaction($0, .deferred, body) }
  }

  /// Runs `body` in a write transaction. It waits for another writer at the start and never fails half-way.
  /// An error rolls it back.
  func write<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try use { try Self.transaction($0, .immediate, body) }
  }

  enum TransactionKind: String {
    case deferred = "BEGIN DEFERRED TRANSACTION"
    case immediate = "BEGIN IMMEDIATE TRANSACTION"
  }

  /// GRDB's own transactions compile BEGIN and COMMIT each time.
  static func transaction<Value>(
    _ db: Database, _ kind: TransactionKind, _ body: (Database) throws -> Value
  ) throws -> Value {
    try db.cachedStatement(sql: kind.rawValue).execute()
    do {
      let value = try body(db)
      try db.cachedStatement(sql: "COMMIT TRANSACTION").execute()
      return value
    } catch {
      // Does nothing if SQLite already rolled back by itself.
      try db.rollback()
      throw error
    }
  }
}

extension AppDatabase {
  /// A number that changes when another process or connection wrote to the file; own writes do not change it.
  /// Source: sqlite.org/pragma.html#pragma_data_version.
  /// - Throws: `AppError.storage`.
  public func changeMark() throws(AppError) -> Int {
    try use { db in
      guard let mark = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) else {
        throw StorageError.other("SQLite gave no data_version")
      }
      return mark
    }
  }
}

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
