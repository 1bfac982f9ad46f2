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
