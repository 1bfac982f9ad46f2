import AppCore
import Domain

/// Searching for repositories, and what belongs to it: the queries of before.
struct RepoSearchUseCase {
  let search: any SearchRepository
  let history: any QueryHistoryRepository
  let pageSize: Int

  /// So many queries are kept at hand for Up and Down.
  private static let historyLength = 100

  /// - Throws: `AppError`.
  func firstPage(of query: RepoQuery) async throws -> RepoPage {
    try await search.search(query, pageSize: pageSize)
  }

  /// - Throws: `AppError`.
  func nextPage(at cursor: PageCursor) async throws -> RepoPage {
    try await search.page(at: cursor)
  }

  /// - Throws: `AppError.storage`.
  func recentQueries() async throws -> [String] {
    try await history.recentQueries(limit: Self.historyLength)
  }

  /// - Throws: `AppError.storage`.
  func remember(_ query: String) async throws {
    try await history.remember(query)
  }
}
