import Domain
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct AppDatabaseShortWaitTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
  }

  /// In milliseconds.
  private static func wait(_ db: Database) throws -> Int? { try Int.fetchOne(db, sql: "PRAGMA busy_timeout") }

  @Test func `the wait is short within the call, and reset after it`() throws {
    let value = try database.useSoon(Self.wait)
    #expect(value == 50)
    let databaseValue = try database.writeSoon(Self.wait)
    #expect(databaseValue == 50)
    let actualValue = try database.read(Self.wait)
    #expect(actualValue == 5_000)
  }

  @Test func `the wait is reset after an error too`() throws {
    #expect(throws: AppError.todoGone) { try database.useSoon { _ in throw AppError.todoGone } }
    let value = try database.read(Self.wait)
    #expect(value == 5_000)
  }

  @Test func `a lock of another program is an error`() throws {
    let other = try DatabaseQueue(path: database.file.path)
    let visit = Visit(.todo(id: 1), title: "buy milk")
    try other.inDatabase { db in
      try db.execute(sql: "BEGIN EXCLUSIVE")
      #expect(throws: StorageError.locked.appError) { try HTTPCacheTable(database).entry(for: "k") }
      #expect(throws: StorageError.locked.appError) { try HTTPCacheTable(database).confirm("k", at: noon) }
      #expect(throws: StorageError.locked.appError) { try VisitTable(database).record(visit, now: noon) }
      try db.execute(sql: "COMMIT")
    }
    let entry = try HTTPCacheTable(database).entry(for: "k")
    #expect(entry == nil)
  }
}
