import Domain
import TestSupport
import Testing

@testable import Storage

struct AppDatabaseChangeMarkTests {
  @Test func `the mark changes with writes of others only`() throws {
    let folder = try TemporaryFolder()
    let (mine, other) = (try AppDatabase(in: folder), try AppDatabase(in: folder))
    let first = try mine.changeMark()
    _ = try TodoTable(mine).add(TodoDraft(title: "mine"), now: noon)
    _ = try TodoTable(other).window(.top, limit: 10)
    var changeMark = try mine.changeMark()
    #expect(changeMark == first)
    _ = try TodoTable(other).add(TodoDraft(title: "theirs"), now: noon)
    let second = try mine.changeMark()
    #expect(second != first)
    changeMark = try mine.changeMark()
    #expect(changeMark == second)
  }
}
