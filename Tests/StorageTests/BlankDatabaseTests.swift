import Domain
import FoundationEssentials
import GRDB
import Glibc
import TestSupport
import Testing

@testable import Storage

struct BlankDatabaseTests {
  private let folder: TemporaryFolder
  private let blank = BlankDatabase()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ name: String) throws -> AppDatabase {
    try AppDatabase(path: folder.file(name), now: noon, blank: blank)
  }

  @Test func `the second file starts as a copy of the first one when that was empty`() throws {
    let first = try open("first.db")
    let bytes = try folder.bytes("first.db")
    _ = try TodoTable(first).add(TodoDraft(title: "of the first"), now: noon)

    let second = try open("second.db")
    let folderBytes = try folder.bytes("second.db")
    #expect(folderBytes == bytes)
    #expect(second.notice == nil)
    let window = try TodoTable(second).window(.top, limit: 10)
    #expect(window == .empty)
    let damage = try second.quickCheck()
    #expect(damage.isEmpty)
  }

  @Test func `it has everything that the migrations create, and is private to its owner`() throws {
    _ = try open("first.db")
    _ = try open("second.db")
    let plain = try TemporaryFolder()
    _ = try AppDatabase(in: plain)
    let copied = try content(of: folder.file("second.db"))
    let made = try content(of: plain.file("octodo.db"))
    #expect(copied == made)
    var status = stat()
    #expect(stat(folder.file("second.db"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func `it is as durable as any other, and its pages are as large`() throws {
    _ = try open("first.db")
    let settings = try open("second.db").use {
      try [
        String.fetchOne($0, sql: "PRAGMA journal_mode"), String.fetchOne($0, sql: "PRAGMA synchronous"),
        String.fetchOne($0, sql: "PRAGMA foreign_keys"), String.fetchOne($0, sql: "PRAGMA page_size"),
      ]
    }
    #expect(settings == ["delete", "3", "1", "4096"])
  }

  @Test func `an existing file stays`() throws {
    _ = try open("first.db")
    _ = try TodoTable(AppDatabase(in: folder)).add(TodoDraft(title: "keep me"), now: noon)
    let todos = try TodoTable(open("octodo.db")).window(.top, limit: 10).todos
    #expect(todos.map(\.title) == ["keep me"])
  }

  @Test func `an older file is migrated and not used for new ones`() throws {
    let old = Schema(migrations: [Schema.v1])
    try QueryHistoryTable(AppDatabase(path: folder.file("old.db"), schema: old, now: noon)).remember("old")
    let recent = try QueryHistoryTable(open("old.db")).recent(limit: 10)
    #expect(recent == ["old"])
    #expect(blank.bytes == nil)
    let window = try TodoTable(open("new.db")).window(.top, limit: 10)
    #expect(window == .empty)
  }

  /// The schema and content of the file, and the version in its header.
  private func content(of path: String) throws -> [String] {
    try DatabaseQueue(path: path).inDatabase { db in
      try String.fetchAll(db, sql: "SELECT name || coalesce(sql, '') FROM sqlite_master ORDER BY name")
        + String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations ORDER BY identifier")
        + String.fetchAll(db, sql: "SELECT state || ':' || count FROM todo_count ORDER BY state")
        + String.fetchAll(db, sql: "PRAGMA user_version")
    }
  }
}
