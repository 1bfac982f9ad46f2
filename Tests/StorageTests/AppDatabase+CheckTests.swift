import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct AppDatabaseCheckTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
    try database.insert(randomTodos(500, seed: 1))
  }

  /// Overwrites the middle of a file's last pages.
  private func damage() throws {
    var bytes = try folder.bytes("octodo.db")
    for index in bytes.count - 9_000..<bytes.count - 4_000 { bytes[index] = 0xEE }
    try folder.write(bytes, to: "octodo.db")
  }

  @Test func `a sound file has no problems`() throws {
    let damage = try database.quickCheck()
    #expect(damage.isEmpty)
  }

  @Test func `damage in the middle is found`() throws {
    try damage()
    let databaseDamage = try database.quickCheck()
    #expect(!databaseDamage.isEmpty)
  }

  @Test func `a damaged file is copied byte for byte and stays at its path`() throws {
    try damage()
    let bytes = try folder.bytes("octodo.db")
    let path = try database.keepDamagedCopy(showing: database.quickCheck(), now: noon)
    let name = "octodo.db.damaged-20260921T141320Z"
    #expect(path == folder.file(name))
    var folderBytes = try folder.bytes(name)
    #expect(folderBytes == bytes)
    folderBytes = try folder.bytes("octodo.db")
    #expect(folderBytes == bytes)
  }

  @Test func `changes between two starts cause no second copy of the same damage`() throws {
    try damage()
    let copy = try database.keepDamagedCopy(showing: database.quickCheck(), now: noon)
    for minute in 1...3 {
      let later = noon.addingTimeInterval(Double(minute * 60))
      try QueryHistoryTable(database).remember("query \(minute)")
      let kept = try database.keepDamagedCopy(showing: database.quickCheck(), now: later)
      #expect(kept == copy)
    }
    let names = try folder.names
    #expect(names == ["octodo.db", "octodo.db.damaged-20260921T141320Z"])
  }

  @Test func `further damage is kept too`() throws {
    try damage()
    let first = try database.keepDamagedCopy(showing: database.quickCheck(), now: noon)
    let problems = try database.quickCheck() + ["another one"]
    let second = try database.keepDamagedCopy(showing: problems, now: noon.addingTimeInterval(60))
    #expect(first != second)
    let names = try folder.names
    #expect(names.count == 3)
  }

  @Test func `a copy that cannot be read does not count as a copy of this damage`() throws {
    try damage()
    try folder.write("no database", to: "octodo.db.damaged-1")
    try folder.write("a log", to: "octodo.db.damaged-1-wal")
    _ = try database.keepDamagedCopy(showing: database.quickCheck(), now: noon)
    let names = try folder.names
    #expect(names.contains("octodo.db.damaged-20260921T141320Z"))
  }

  @Test func `a file that is damaged from its start is reported too`() throws {
    try folder.write(Array(repeating: 0xEE, count: 8_192), to: "octodo.db")
    let damage = try database.quickCheck()
    #expect(damage.count == 1)
    #expect(throws: StorageError.damaged.appError) { try TodoTable(database).window(.top, limit: 10) }
  }

  @Test func `the list can be read while a check runs`() throws {
    let checker = try DatabaseQueue(path: database.file.path)
    try checker.inDatabase { db in
      try db.execute(sql: "BEGIN; SELECT count(*) FROM todo")
      let total = try TodoTable(database).window(.top, limit: 1).counts.total
      #expect(total == 500)
      try db.execute(sql: "COMMIT")
    }
  }
}
