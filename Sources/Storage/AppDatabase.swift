public import Domain
public import FoundationEssentials
import GRDB
import Synchronization

/// octodo's SQLite file, opened, with a valid header and migrated to this program's schema.
///
/// Its calls block; callers run them on a helper thread. A process opens a file once; several processes may
/// have it open at the same time.
public final class AppDatabase: Sendable {
  /// A problem that the user must know although the file could be opened.
  public let notice: StorageNotice?
  let file: DatabaseFile
  /// The daily copies.
  let copies: BackupFolder
  let queue: DatabaseQueue
  private let schema: Schema
  private let schemaVersion: Int
  private let patience: LockPatience
  /// The connection of `aside`, once it is needed.
  let other = Mutex<DatabaseQueue?>(nil)
  let patienceAside: LockPatience

  /// Opens the file; creates it, its folder and its schema if needed.
  /// - Parameters:
  ///   - now: the time in the name of a file that is kept aside.
  ///   - blank: the initial content of a new file, for a process that creates many.
  /// - Throws: `StorageError`; the file of a newer octodo is then unchanged, byte for byte.
  public convenience init(
    path: String, now: Date, blank: BlankDatabase? = nil, patience: LockPatience = LockPatience()
  ) throws(StorageError) {
    try self.init(path: path, schema: .current, now: now, blank: blank, patience: patience)
  }

  convenience init(
    path: String, schema: Schema, now: Date, blank: BlankDatabase? = nil,
    patience: LockPatience = LockPatience()
  ) throws(StorageError) {
    // What is done beside the file, is done beside the one that a link leads to; the copies are another safety.
    let (file, copies) = (try DatabaseFile(path: path).atEndOfLinks(), BackupFolder(besideDatabaseAt: path))
    let opened = try patience.fromNow { () throws(StorageError) in
      try Self.open(file, copies, schema: schema, now: now, blank: blank, patience: patience)
    }
    self.init(file, copies, opened.queue, schema, patience, opened.notice)
  }

  /// Opens a new file with what can be read of a damaged one, which is kept beside it. If another octodo has done that
  /// already, opens its file.
  /// - Throws: `StorageError`; then the damaged file is unchanged.
  convenience init(replacing damaged: AppDatabase, now: Date, patience: LockPatience) throws(StorageError) {
    let (file, copies, schema) = (damaged.file, damaged.copies, damaged.schema)
    let opened = try patience.fromNow { () throws(StorageError) in
      try OpeningLock.hold(folder: file.folder, patience) { () throws(StorageError) in
        guard damaged.isReplaced else {
          return try Self.replaceDamaged(file, copies, schema: schema, now: now, patience: patience)
        }
        guard file.exists else { throw .moved }
        return try Self.openAlone(file, copies, schema: schema, now: now, blank: nil, patience: patience)
      }
    }
    self.init(file, copies, opened.queue, schema, patience, opened.notice)
  }

  private init(
    _ file: DatabaseFile, _ copies: BackupFolder, _ queue: DatabaseQueue, _ schema: Schema,
    _ patience: LockPatience, _ notice: StorageNotice?
  ) {
    (self.file, self.copies, self.queue, self.schema) = (file, copies, queue, schema)
    (self.patience, self.notice) = (patience, notice)
    patienceAside = patience.forOtherThread()
    schemaVersion = schema.version
  }

  /// A copy of the file in memory, to try something out.
  /// - Throws: `AppError.storage`.
  func copiedInMemory() throws(AppError) -> AppDatabase {
    do {
      let copy = try DatabaseQueue(configuration: Self.configuration)
      try patience.fromNow { try queue.backup(to: copy) }
      return AppDatabase(file, copies, copy, schema, patience, nil)
    } catch {
      throw AppError(storage: error)
    }
  }

  /// Closes the connections. One that SQLite does not close is closed when the process ends.
  func close() {
    try? queue.close()
    other.withLock { try? $0?.close() }
  }

  /// Forgets the pages of the file that are in memory and were not changed.
  func releaseMemory() { queue.releaseMemory() }

  /// Runs `body` with the connection, outside of a transaction.
  func use<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    do {
      return try queue.inDatabase { db in try patience.fromNow { try body(db) } }
    } catch {
      let failure = AppError(storage: error)
      if failure == StorageError.locked.appError { try requireLocks() }
      throw failure == StorageError.tooLong(todo: nil).appError ? tooLong : failure
    }
  }

  /// Runs `body`; its calls wait for the locks of other programs up to one moment on the clock of their patience.
  func waiting<Value>(until moment: Duration, _ body: () throws -> Value) throws -> Value {
    try patience.until(moment, body)
  }

  /// Names the todo with a text that is too long to be read.
  private var tooLong: AppError {
    let todo = try? queue.inDatabase { try TodoRow.firstTooLong($0) }
    return StorageError.tooLong(todo: todo ?? nil).appError
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
    try use { try transaction($0, .deferred, body) }
  }

  /// Runs `body` in a write transaction. It waits for another writer at the start and never fails half-way.
  /// An error rolls it back.
  func write<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try use { try transaction($0, .immediate, body) }
  }

  private enum TransactionKind: String {
    case deferred = "BEGIN DEFERRED TRANSACTION"
    case immediate = "BEGIN IMMEDIATE TRANSACTION"
  }

  /// GRDB's own transactions compile BEGIN and COMMIT each time.
  private func transaction<Value>(
    _ db: Database, _ kind: TransactionKind, _ body: (Database) throws -> Value
  ) throws -> Value {
    try db.cachedStatement(sql: kind.rawValue).execute()
    do {
      try requireOwnSchema(db)
      let value = try body(db)
      try db.cachedStatement(sql: "COMMIT TRANSACTION").execute()
      return value
    } catch {
      // Does nothing if SQLite already rolled back by itself.
      try db.rollback()
      throw error
    }
  }

  /// A newer octodo may have migrated the file since it was opened. It may have columns then that this one does not know
  /// and would lose, for example when it deletes a row and restores it. A file of an earlier version, or an empty one, was put
  /// there by something else.
  /// - Throws: `StorageError.migrated`, `StorageError.replaced`.
  private func requireOwnSchema(_ db: Database) throws {
    let version = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA user_version"))
    guard version != schemaVersion else { return }
    throw version ?? 0 > schemaVersion ? StorageError.migrated : .replaced
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
  private static let shortWait = Duration.milliseconds(50)

  /// Runs `body`; its calls fail almost at once if another program has a lock.
  func soon<Value>(_ body: () throws(AppError) -> Value) throws(AppError) -> Value {
    try patience.fromNow(atMost: Self.shortWait, body)
  }

  /// Like `read`, but fails almost at once if another program has a lock: for data that can be left out.
  func readSoon<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try soon { () throws(AppError) in try read(body) }
  }

  /// Like `write`, for changes that are not worth waiting for.
  func writeSoon<Value>(_ body: (Database) throws -> Value) throws(AppError) -> Value {
    try soon { () throws(AppError) in try write(body) }
  }
}
