/// Access to the search history, newest query first.
public protocol QueryHistoryRepository: Sendable {
  /// - Throws: `AppError.storage`.
  func recentQueries(limit: Int) async throws -> [String]

  /// Puts the query first; an existing one moves.
  /// - Throws: `AppError.storage`.
  func remember(_ query: String) async throws
}
