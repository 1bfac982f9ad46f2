public import Domain
public import FoundationEssentials

extension Endpoint where Value == ItemPage<GitHubIssue> {
  /// The pull requests of a repository.
  ///
  /// GitHub's list of them knows no authors and no labels, so for these it is the search, which allows 30 requests a
  /// minute, and 10 without a token. The list of issues, which knows both, was not chosen: it has no branches, lacks two
  /// of the orders, and a page of it may have issues only.
  /// - Parameters:
  ///   - pageSize: at most 100, GitHub's limit.
  ///   - now: the current time, which decides what is long-running.
  /// Source: docs.github.com/rest/pulls/pulls, "List pull requests", and docs.github.com/rest/search/search, "Search
  /// issues and pull requests".
  public static func pulls(of repo: RepoName, _ filter: IssueFilter, pageSize: Int, now: Date) -> Self {
    guard filter.needsSearch else {
      return Self("/repos/\(repo)/pulls", query: .list(filter, pageSize: pageSize)) {
        response throws(AppError) in
        try ItemPage(list: response.json()) { GitHubIssue(pull: $0, of: repo, from: response.base) }
      }
    }
    return search(repo, "is:pr", filter, pageSize: pageSize, now: now)
  }

  /// A search in one repository instead of its list.
  /// - Parameter kind: `is:issue` or `is:pr`.
  static func search(_ repo: RepoName, _ kind: String, _ filter: IssueFilter, pageSize: Int, now: Date)
    -> Self
  {
    let query = [
      QueryItem("q", filter.searchText(for: repo, kind, now: now)), QueryItem("sort", filter.searchSort),
      QueryItem("order", filter.order.rawValue), .pageSize(pageSize), QueryItem("page", 1),
    ]
    return Self("/search/issues", query: query) { response throws(AppError) in
      try ItemPage(search: response.json()) { GitHubIssue($0, of: repo, from: response.base) }
    }
  }
}

extension GitHubIssue {
  /// Decodes a pull request as the endpoints of pull requests send it, with other fields than in the form of an issue.
  init?(pull json: JSONValue, of repo: RepoName, from base: APIBase) {
    self.init(json, of: repo, from: base)
    let isMerged = json["merged_at"].word != nil || json["merged"].flag == true
    pull = isMerged ? .merged : !isOpen ? .closed : json["draft"].flag == true ? .draft : .open
    htmlURL = (self.repo ?? repo).pullURL(number, on: base.webURL)
  }
}

extension IssueFilter {
  /// In GitHub's search syntax.
  /// Source: docs.github.com/search-github/searching-on-github/searching-issues-and-pull-requests.
  fileprivate func searchText(for repo: RepoName, _ kind: String, now: Date) -> String {
    var words = ["repo:\(repo)", kind]
    if state != .all { words.append("is:\(state.rawValue)") }
    if let author { words.append("author:\(Self.quoted(author))") }
    words += labels.map { "label:\(Self.quoted($0))" }
    if let base { words.append("base:\(Self.quoted(base))") }
    if sort == .longRunning {
      let month = now.addingTimeInterval(-30 * 86_400).formatted(.iso8601.year().month().day())
      words += ["created:<\(month)", "updated:>\(month)"]
    }
    return words.joined(separator: " ")
  }

  /// A word with blanks, or of the syntax itself, is only a value in quotes.
  private static func quoted(_ value: String) -> String {
    let isPlain = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_./@[]".contains($0) }
    let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return isPlain ? value : "\"\(escaped)\""
  }

  /// The name of the order in the search.
  fileprivate var searchSort: String {
    switch sort {
    case .created, .longRunning: "created"
    case .updated: "updated"
    case .comments, .popularity: "comments"
    }
  }
}
