public import Domain
public import FoundationEssentials

/// An issue or pull request of a search with the fields that only programs want. Screens use `GitHubIssue`, which takes
/// less memory.
public struct FoundIssue: Identifiable, Sendable {
  public let issue: GitHubIssue
  public var id: Int { issue.id }
  public let repo: RepoName
  /// The id that GitHub's GraphQL API uses.
  public let nodeID: String?
  /// Nil if the account was deleted.
  public let author: FoundAccount?
  public let assignees: [FoundAccount]
  /// What the author is to the repository: `OWNER`, `MEMBER`, `NONE` and others.
  public let authorAssociation: String?
  /// In GitHub's Markdown; empty if the author wrote nothing.
  public let body: String
  public let closedAt: Date?
  public let isLocked: Bool
  /// Also of a pull request that was closed as a draft.
  public let isDraft: Bool
  public let labels: [Label]

  /// A label with the fields that only programs want.
  public struct Label: Hashable, Sendable {
    public let nodeID: String?
    public let name: String
    /// Six hexadecimal digits.
    public let color: String?
    public let description: String?
  }
}

extension Endpoint where Value == ItemPage<FoundIssue> {
  /// The search of `searchIssues`, with all fields of its response.
  /// - Parameter pageSize: at most 100, GitHub's limit.
  public static func searchFoundIssues(_ query: IssueQuery, pageSize: Int) -> Self {
    Self("/search/issues", query: .search(query, for: query.sent, pageSize: pageSize)) {
      response throws(AppError) in
      try ItemPage(search: response.json()) { FoundIssue($0, from: response.base) }
    }
  }
}

extension FoundIssue {
  /// Nil if GitHub did not name its repository.
  init?(_ json: JSONValue, from base: APIBase) {
    guard let repo = GitHubIssue.repo(json, from: base),
      let issue = GitHubIssue(json, of: repo, from: base)
    else { return nil }
    (self.repo, self.issue) = (repo, issue)
    nodeID = json["node_id"].word
    author = issue.author.map { FoundAccount(json["user"], from: base, login: $0) }
    assignees = (json["assignees"].items(first: Self.maxAssignees) ?? [json["assignee"]]).compactMap { json in
      json["login"].name.map { FoundAccount(json, from: base, login: $0) }
    }
    authorAssociation = json["author_association"].word
    body = json["body"].text(bytes: IssueComment.longestBody) ?? ""
    closedAt = json["closed_at"].time
    isLocked = json["locked"].flag ?? false
    isDraft = json["draft"].flag ?? false
    labels = (json["labels"].items(first: Self.maxLabels) ?? []).compactMap { json in
      json["name"].word.map {
        Label(
          nodeID: json["node_id"].word, name: $0, color: json["color"].word,
          description: json["description"].word)
      }
    }
  }

  /// GitHub allows 10.
  private static let maxAssignees = 100
  /// GitHub allows 100.
  private static let maxLabels = 100
}
