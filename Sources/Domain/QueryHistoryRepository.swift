/// Access to the queries that were searched for, newest first.
public protocol QueryHistoryRepository: Sendable {
  /// - Throws: `AppError.storage`.
  func recentQueries(limit: Int) async throws -> [String]

  /// Puts the query in front; one that is there already moves.
  /// - Throws: `AppError.storage`.
  func remember(_ query: String) async throws
}
