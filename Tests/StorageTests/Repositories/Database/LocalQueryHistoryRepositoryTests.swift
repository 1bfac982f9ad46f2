import Domain
import EventLoop
import Storage
import TestSupport
import Testing

struct LocalQueryHistoryRepositoryTests {
  @Test func `queries are read newest first, each once`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let history: any QueryHistoryRepository = LocalQueryHistoryRepository(
        database: LocalDatabase(in: folder, on: loop))
      var recentQueries = try await history.recentQueries(limit: 10)
      #expect(recentQueries.isEmpty)
      for query in ["a", "b", "a", "c"] { try await history.remember(query) }
      recentQueries = try await history.recentQueries(limit: 10)
      #expect(recentQueries == ["c", "a", "b"])
      recentQueries = try await history.recentQueries(limit: 1)
      #expect(recentQueries == ["c"])
    }
  }
}
