/// Access to GitHub's repository search.
public protocol SearchRepository: Sendable {
  /// The first page of a query.
  /// - Throws: `AppError`.
  func search(_ query: RepoQuery, pageSize: Int) async throws -> RepoPage

  /// A further page of the same query.
  /// - Throws: `AppError`.
  func page(at cursor: PageCursor) async throws -> RepoPage
}
