import GRDB
import Storage
import Testing

struct SQLiteLibraryTests {
  @Test func `the version is the one that SQLite reports`() throws {
    let said = try DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
    #expect(SQLiteLibrary.version == said)
  }

  @Test func `pages can be configured only before the first database is opened`() throws {
    _ = try DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
    #expect(!SQLiteLibrary.allocatePagesSingly())
  }
}
