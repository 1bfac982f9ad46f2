public import Domain
public import EventLoop

/// Earlier queries, in memory.
@LoopActor
public final class FakeQueryHistory: QueryHistoryRepository {
  /// Newest first.
  public var queries: [String] = []
  /// Thrown by every call while it is set.
  public var failure: AppError?

  nonisolated init() {}

  @LoopActor public func recentQueries(limit: Int) async throws -> [String] {
    if let failure { throw failure }
    return Array(queries.prefix(limit))
  }

  @LoopActor public func remember(_ query: String) async throws {
    if let failure { throw failure }
    queries.removeAll { $0 == query }
    queries.insert(query, at: 0)
  }
}
