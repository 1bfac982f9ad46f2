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
    #expect(try database.quickCheck().isEmpty)
  }

  @Test func `damage in the middle is found`() throws {
    try damage()
    #expect(try !database.quickCheck().isEmpty)
  }

  @Test func `a damaged file is copied, byte for byte, and stays in its place`() throws {
    try damage()
    let bytes = try folder.bytes("octodo.db")
    let name = try database.keepDamagedCopy(now: noon)
    #expect(name == "octodo.db.damaged-20260921T141320Z")
    #expect(try folder.bytes(name) == bytes)
    #expect(try folder.bytes("octodo.db") == bytes)
  }

  @Test func `a second start makes no second copy of the same file`() throws {
    try damage()
    let name = try database.keepDamagedCopy(now: noon)
    #expect(try database.keepDamagedCopy(now: noon.addingTimeInterval(60)) == name)
    #expect(try folder.names == ["octodo.db", name])
  }

  @Test func `a file that is damaged from its start is an answer too`() throws {
    try folder.write(Array(repeating: 0xEE, count: 8_192), to: "octodo.db")
    #expect(try database.quickCheck().count == 1)
    #expect(throws: StorageError.damaged.appError) { try TodoTable(database).window(.top, limit: 10) }
  }

  @Test func `the list can be read while a check runs`() throws {
    let checker = try DatabaseQueue(path: database.file.path)
    try checker.inDatabase { db in
      try db.execute(sql: "BEGIN; SELECT count(*) FROM todo")
      #expect(try TodoTable(database).window(.top, limit: 1).counts.total == 500)
      try db.execute(sql: "COMMIT")
    }
  }
}
