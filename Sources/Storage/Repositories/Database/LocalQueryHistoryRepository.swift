public import Domain
import EventLoop

/// The search history in the local database.
public struct LocalQueryHistoryRepository: QueryHistoryRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func recentQueries(limit: Int) async throws -> [String] {
    try await database.use("read the query history") { try QueryHistoryTable($0).recent(limit: limit) }
  }

  public func remember(_ query: String) async throws {
    try await database.use("keep a query") { try QueryHistoryTable($0).remember(query) }
  }
}
