import Dispatch
import Domain
import FoundationEssentials
import GRDB
import Glibc
import TestSupport
import Testing

@testable import Storage

struct AppDatabaseTests {
  @Test(arguments: [
    ("synchronous", "3"), ("journal_mode", "delete"), ("foreign_keys", "1"),
    ("mmap_size", "0"), ("user_version", "\(Schema.current.version)"),
  ])
  func `a setting applies to the open connection`(pragma: String, value: String) throws {
    let folder = try TemporaryFolder()
    let database = try AppDatabase(in: folder)
    let setting = try database.queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA \(pragma)") }
    #expect(setting == value)
  }

  @Test func `the folder and the file are private to their owner`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("data/octodo/octodo.db")
    _ = try AppDatabase(path: path, now: noon)
    for (name, mode) in [("data", 0o700), ("data/octodo", 0o700), ("data/octodo/octodo.db", 0o600)] {
      var status = stat()
      #expect(stat(folder.file(name), &status) == 0)
      #expect(Int(status.st_mode & 0o777) == mode, "\(name)")
    }
  }

  @Test func `a new file gives no notice, and its list is empty`() throws {
    let folder = try TemporaryFolder()
    let database = try AppDatabase(in: folder)
    #expect(database.notice == nil)
    let window = try TodoTable(database).window(.top, limit: 10)
    #expect(window == .empty)
  }

  @Test func `a write takes the lock when it begins`() throws {
    let folder = try TemporaryFolder()
    let database = try AppDatabase(in: folder)
    let other = try DatabaseQueue(path: database.file.path)
    _ = try database.write { _ in
      #expect(throws: DatabaseError.self) {
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
      }
    }
  }

  @Test func `an error in a write rolls it back`() throws {
    let folder = try TemporaryFolder()
    let database = try AppDatabase(in: folder)
    let history = QueryHistoryTable(database)
    #expect(throws: AppError.todoGone) {
      try database.write { db in
        try db.execute(sql: "INSERT INTO query_history (text) VALUES ('swift')")
        throw AppError.todoGone
      }
    }
    let recent = try history.recent(limit: 10)
    #expect(recent.isEmpty)
  }

  @Test func `octodos that start at the same time create one schema`() throws {
    let folder = try TemporaryFolder()
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      do {
        let database = try AppDatabase(in: folder)
        #expect(database.notice == nil)
      } catch {
        Issue.record("opening \(number) failed: \(error)")
      }
    }
    let names = try folder.names
    #expect(names == ["octodo.db"])
  }
}
