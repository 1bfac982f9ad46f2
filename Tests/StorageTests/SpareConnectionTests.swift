import Domain
import FoundationEssentials
import GRDB
import Glibc
import TestSupport
import Testing

@testable import Storage

@Suite struct SpareConnectionTests {
  private let folder: TemporaryFolder
  private let blank: BlankDatabase

  init() throws {
    folder = try TemporaryFolder()
    blank = BlankDatabase(sharingConnectionIn: folder.file(""))
  }

  /// Opens the file of a test of its own, uses it, and removes it with its folder.
  @discardableResult
  private func open<Value>(_ name: String, _ body: (AppDatabase) throws -> Value) throws -> Value {
    let path = folder.file("\(name)/octodo.db")
    let value = try body(AppDatabase(path: path, now: noon, blank: blank))
    try FileManager.default.removeItem(atPath: folder.file(name))
    return value
  }

  /// The very object, for the next one may lie at the address of one that is gone.
  private func connection(_ database: AppDatabase) -> DatabaseQueue { database.queue }

  @Test func `one connection goes from file to file`() throws {
    try open("first") { _ in }
    let second = try open("second", connection)
    var opened = try open("third", connection)
    #expect(opened === second)
    opened = try open("fourth", connection)
    #expect(opened === second)
  }

  @Test func `a file begins blank, whatever the one before came to hold`() throws {
    let first = try open("first") { _ in try folder.bytes("first/octodo.db") }
    for name in ["second", "third"] {
      try open(name) { database in
        let withoutChangeNumber = try folder.bytes("\(name)/octodo.db").withoutChangeNumber
        #expect(withoutChangeNumber == first.withoutChangeNumber)
        #expect(database.notice == nil)
        let window = try TodoTable(database).window(.top, limit: 10)
        #expect(window == .empty)
        var recent = try QueryHistoryTable(database).recent(limit: 10)
        #expect(recent.isEmpty)
        let todo = try TodoTable(database).add(TodoDraft(title: "of \(name)"), now: noon)
        #expect(todo.id == 1)
        for number in 0..<300 { try QueryHistoryTable(database).remember("query \(number)") }
        recent = try QueryHistoryTable(database).recent(limit: 1)
        #expect(recent == ["query 299"])
      }
    }
  }

  @Test func `the pages are small, from the first file on`() throws {
    for name in ["first", "second", "third"] {
      let size = try open(name) { try $0.use { try Int.fetchOne($0, sql: "PRAGMA page_size") } }
      #expect(size == 1_024)
    }
  }

  @Test func `another connection finds in the file what was written`() throws {
    try open("first") { _ in }
    try open("second") { _ in }
    try open("third") { database in
      try QueryHistoryTable(database).remember("kettle")
      let other = try AppDatabase(path: database.file.path, now: noon)
      let recent = try QueryHistoryTable(other).recent(limit: 10)
      #expect(recent == ["kettle"])
      try QueryHistoryTable(other).remember("teapot")
      let queryHistoryTableRecent = try QueryHistoryTable(database).recent(limit: 10)
      #expect(queryHistoryTableRecent == ["teapot", "kettle"])
      let damage = try other.quickCheck()
      #expect(damage.isEmpty)
    }
  }

  @Test func `the file is the owner's alone`() throws {
    try open("first") { _ in }
    try open("second") { database in
      var status = stat()
      #expect(stat(database.file.path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
    }
  }

  @Test(arguments: [
    "CREATE TEMP TABLE left (behind)", "CREATE TEMP TABLE gone (by_now); DROP TABLE gone",
    "CREATE TEMP VIEW left AS SELECT 1", "PRAGMA foreign_keys = OFF", "PRAGMA query_only = ON",
    "ATTACH ':memory:' AS other", "ATTACH ':memory:' AS first; ATTACH ':memory:' AS second; DETACH first",
  ])
  func `a connection that remembers something is not used again`(sql: String) throws {
    try open("first") { _ in }
    let second = try open("second") { database in
      try database.use { try $0.execute(sql: sql) }
      return connection(database)
    }
    try open("third") { database in
      #expect(connection(database) !== second)
      try QueryHistoryTable(database).remember("kettle")
    }
  }

  @Test func `each borrower waits as long as ever for another program`() throws {
    try open("first") { _ in }
    let second = try open("second") { database in
      try database.use { try $0.execute(sql: "PRAGMA busy_timeout = 1") }
      return connection(database)
    }
    try open("third") { database in
      #expect(connection(database) === second)
      let wait = try database.use { try Int.fetchOne($0, sql: "PRAGMA busy_timeout") }
      #expect(wait == 5_000)
    }
  }

  @Test func `a connection is lent once at a time`() throws {
    try open("first") { _ in }
    try open("second") { second in
      try open("third") { third in
        #expect(connection(second) !== connection(third))
        try QueryHistoryTable(third).remember("kettle")
        let recent = try QueryHistoryTable(second).recent(limit: 10)
        #expect(recent.isEmpty)
      }
    }
  }

  @Test func `a file that another program still has is not used again`() throws {
    try open("first") { _ in }
    let second = try open("second", connection)
    let leftOpen = try open("third") { database in
      #expect(connection(database) === second)
      return try AppDatabase(path: database.file.path, now: noon, blank: blank)
    }
    try open("fourth") { database in
      #expect(connection(database) !== second)
      #expect(throws: AppError.storage(.moved)) { try QueryHistoryTable(leftOpen).remember("late") }
      let queries = try QueryHistoryTable(database).recent(limit: 10)
      #expect(queries.isEmpty)
    }
  }

  @Test func `a connection that was checked is not used again`() throws {
    try open("first") { _ in }
    let second = try open("second") { database in
      _ = try database.quickCheck()
      return connection(database)
    }
    let opened = try open("third", connection)
    #expect(opened !== second)
  }

  @Test func `a file that is there already stays, and keeps its own connection`() throws {
    try open("first") { _ in }
    let path = folder.file("second/octodo.db")
    _ = try QueryHistoryTable(AppDatabase(path: path, now: noon)).remember("keep me")
    try open("second") { database in
      let recent = try QueryHistoryTable(database).recent(limit: 10)
      #expect(recent == ["keep me"])
      let mode = try database.queue.inDatabase { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
      #expect(mode == "delete")
    }
  }

  @Test func `nothing is left in the folder once nobody needs it`() throws {
    do {
      let blank = BlankDatabase(sharingConnectionIn: folder.file(""))
      for name in ["first", "second", "third"] {
        _ = try AppDatabase(path: folder.file("\(name)/octodo.db"), now: noon, blank: blank)
        try FileManager.default.removeItem(atPath: folder.file(name))
      }
    }
    let names = try folder.names
    #expect(names.isEmpty)
  }
}

extension [UInt8] {
  /// A database without the number by which SQLite tells that a file was written to.
  fileprivate var withoutChangeNumber: [UInt8] {
    enumerated().map { (24..<28).contains($0) || (92..<96).contains($0) ? 0 : $1 }
  }
}
