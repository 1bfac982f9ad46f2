public import Domain
public import FoundationEssentials
import GRDB
import Synchronization

/// The one SQLite file of octodo, opened, sound as far as its header tells, and of this program's schema.
///
/// Its calls block; callers run them on a helper thread. A process opens a file once; several processes may
/// have it open side by side.
public final class AppDatabase: Sendable {
  /// What the person should hear of, although the file could be opened.
  public let notice: StorageNotice?
  let file: DatabaseFile
  let queue: DatabaseQueue
  /// The connections of `quickCheck`, one a call.
  let checked = Mutex<[DatabaseQueue]>([])

  /// Opens the file, or makes it, its folder and its schema.
  /// - Parameters:
  ///   - now: names a file that has to be kept aside.
  ///   - blank: what a new file begins as, for a process that makes many.
  /// - Throws: `StorageError`; a file of a newer octodo is then as it was, byte for byte.
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

  /// Runs `body` with the connection, in no transaction.
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

  /// Runs `body` in one read transaction: all that it reads is of the same moment.
  func read<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    // GRDB's own `read` switches `query_only` on and off, at which SQLite compiles every statement anew: with
    // it a window takes three times as long.
    try use { try Self.transaction($0, .deferred, body) }
  }

  /// Runs `body` in one transaction. It waits for another writer at the start and never fails half-way. An
  /// error takes everything back.
  func write<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try use { try Self.transaction($0, .immediate, body) }
  }

  enum TransactionKind: String {
    case deferred = "BEGIN DEFERRED TRANSACTION"
    case immediate = "BEGIN IMMEDIATE TRANSACTION"
  }

  /// GRDB's own transactions compile their beginning and their end anew each time.
  static func transaction<Value>(
    _ db: Database, _ kind: TransactionKind, _ body: (Database) throws -> Value
  ) throws -> Value {
    try db.cachedStatement(sql: kind.rawValue).execute()
    do {
      let value = try body(db)
      try db.cachedStatement(sql: "COMMIT TRANSACTION").execute()
      return value
    } catch {
      // Nothing is left to take back where SQLite did so by itself.
      try db.rollback()
      throw error
    }
  }
}
