import Domain
import EventLoop
import Repositories
import TestSupport
import Testing

struct LocalQueryHistoryRepositoryTests {
  @Test func `queries come back newest first, each once`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      let history: any QueryHistoryRepository = LocalQueryHistoryRepository(
        database: LocalDatabase(in: folder, on: loop))
      #expect(try await history.recentQueries(limit: 10).isEmpty)
      for query in ["a", "b", "a", "c"] { try await history.remember(query) }
      #expect(try await history.recentQueries(limit: 10) == ["c", "a", "b"])
      #expect(try await history.recentQueries(limit: 1) == ["c"])
    }
  }
}
