public import Domain

extension Endpoint where Value == ItemPage<GitHubIssue> {
  /// A search for issues or pull requests in all repositories. One whose repository GitHub does not name is left out,
  /// because nothing could be opened.
  /// - Parameter pageSize: at most 100, GitHub's limit.
  /// Source: docs.github.com/rest/search/search, "Search issues and pull requests".
  public static func searchIssues(_ query: IssueQuery, pageSize: Int) -> Self {
    Self("/search/issues", query: .search(query, for: query.sent, pageSize: pageSize)) {
      response throws(AppError) in
      try ItemPage(search: response.json()) { json in
        GitHubIssue.repo(json, from: response.base).flatMap {
          GitHubIssue(json, of: $0, from: response.base)
        }
      }
    }
  }
}
