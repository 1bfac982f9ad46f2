public import Domain

extension GitHubClient {
  /// The first page of a repository search.
  /// - Parameter pageSize: at most 100; GitHub gives no more.
  /// - Throws: `AppError`, `CancellationError`.
  public func searchRepositories(_ query: RepoQuery, pageSize: Int) async throws -> RepoPage {
    var parameters = ["q=\(PercentEncoding.encode(query.text))"]
    if query.sort != .bestMatch {
      parameters += ["sort=\(query.sort.rawValue)", "order=\(query.order.rawValue)"]
    }
    parameters += ["per_page=\(min(max(pageSize, 1), 100))", "page=1"]
    let endpoint = "/search/repositories?\(parameters.joined(separator: "&"))"
    return try await repositories(at: try call(endpoint))
  }
}
