import Domain
import GRDB
import TestSupport
import Testing

@testable import Storage

struct AppDatabaseShortWaitTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
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
