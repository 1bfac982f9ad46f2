public import Domain

/// How the user has to do with issues and pull requests of any repository.
public enum IssueRole: String, Sendable {
  case assigned, created, mentioned
}

extension Endpoint where Value == ItemPage<GitHubIssue> {
  /// The user's open issues and pull requests, newest first, which needs a token. It counts against the general rate
  /// limit, which is far higher than that of searches. One whose repository GitHub does not name is left out, because
  /// nothing could be opened.
  /// - Parameter pageSize: at most 100, GitHub's limit.
  /// Source: docs.github.com/rest/issues/issues, "List issues assigned to the authenticated user".
  public static func issues(_ role: IssueRole, pageSize: Int) -> Self {
    let query = [
      QueryItem("filter", role.rawValue), QueryItem("state", "open"), .pageSize(pageSize),
      QueryItem("page", 1),
    ]
    return Self("/issues", query: query) { response throws(AppError) in
      try ItemPage(list: response.json()) { GitHubIssue(anywhere: $0, from: response.base) }
    }
  }

  /// A search for issues or pull requests in all repositories. One whose repository GitHub does not name is left out,
  /// because nothing could be opened.
  /// - Parameter pageSize: at most 100, GitHub's limit.
  /// Source: docs.github.com/rest/search/search, "Search issues and pull requests".
  public static func searchIssues(_ query: IssueQuery, pageSize: Int) -> Self {
    Self("/search/issues", query: .search(query, for: query.sent, pageSize: pageSize)) {
      response throws(AppError) in
      try ItemPage(search: response.json()) { GitHubIssue(anywhere: $0, from: response.base) }
    }
  }

  /// The open pull requests that wait for the user's review, newest first, which needs a token. GitHub has no list of
  /// them but a search.
  /// - Parameter pageSize: at most 100, GitHub's limit.
  /// Source: docs.github.com/rest/search/search, "Search issues and pull requests".
  public static func reviewRequests(pageSize: Int) -> Self {
    let query = [
      QueryItem("q", "is:open is:pr review-requested:@me"), QueryItem("sort", "created"),
      QueryItem("order", "desc"), .pageSize(pageSize), QueryItem("page", 1),
    ]
    return Self("/search/issues", query: query) { response throws(AppError) in
      try ItemPage(search: response.json()) { GitHubIssue(anywhere: $0, from: response.base) }
    }
  }
}
