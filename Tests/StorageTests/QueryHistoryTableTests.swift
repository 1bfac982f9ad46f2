import TestSupport
import Testing

@testable import Storage

struct QueryHistoryTableTests {
  private let folder: TemporaryFolder
  private let database: AppDatabase
  private let history: QueryHistoryTable

  init() throws {
    folder = try TemporaryFolder()
    database = try AppDatabase(in: folder)
    history = QueryHistoryTable(database)
  }

  @Test func `the last query is first, also after a restart`() throws {
    for query in ["swift", "stars:>10 'x' %", "日本"] { try history.remember(query) }
    var recent = try history.recent(limit: 10)
    #expect(recent == ["日本", "stars:>10 'x' %", "swift"])
    recent = try history.recent(limit: 2)
    #expect(recent == ["日本", "stars:>10 'x' %"])
    recent = try history.recent(limit: -1)
    #expect(recent.isEmpty)
    let queryHistoryTableRecent = try QueryHistoryTable(AppDatabase(in: folder)).recent(limit: 1)
    #expect(queryHistoryTableRecent == ["日本"])
  }

  @Test func `an existing query moves to the front`() throws {
    for query in ["a", "b", "c", "a", "a"] { try history.remember(query) }
    let recent = try history.recent(limit: 10)
    #expect(recent == ["a", "c", "b"])
  }

  @Test func `a query is one, in whichever form of Unicode it is written`() throws {
    for query in ["caf\u{E9}", "swift", "cafe\u{301}", "cafe"] { try history.remember(query) }
    let recent = try history.recent(limit: 10)
    #expect(
      recent.map { Array($0.unicodeScalars) }
        == ["cafe", "cafe\u{301}", "swift"].map { Array($0.unicodeScalars) })
  }

  @Test func `the last five hundred are kept`() throws {
    try database.forgoDurability()
    for number in 0..<510 { try history.remember("query \(number)") }
    // Gaps in the ids have no effect.
    try history.remember("query 300")
    let recent = try history.recent(limit: 1_000)
    #expect(recent.count == QueryHistoryTable.capacity)
    #expect(recent.first == "query 300")
    #expect(recent.last == "query 10")
  }
}
