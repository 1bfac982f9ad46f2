import FoundationEssentials

/// Searches the invented issues and pull requests of all repositories.
struct DemoIssueSearch {
  let data: DemoData

  struct ResultPage: Encodable {
    let total_count: Int
    let incomplete_results = false
    let items: [DemoFoundIssue]

    private enum CodingKeys: String, CodingKey {
      case total_count, incomplete_results, items
    }
  }

  /// The newest of each repository that are searched: with hundreds of repositories, all would take seconds.
  private static let newest = 6
  /// The same if only some repositories are searched.
  private static let newestOfFew = 200
  private static let few = 20

  /// - Parameters:
  ///   - page: from 1.
  ///   - sort: one of GitHub's orders; nil for the newest first.
  /// - Throws: `DemoQueryError`.
  func page(
    _ page: Int, perPage: Int, query text: String, sort: String?, ascending: Bool
  ) throws(DemoQueryError) -> ResultPage {
    let query = try DemoIssueQuery(text)
    let repos = data.repos.filter(query.matches)
    let limit = repos.count <= Self.few ? Self.newestOfFew : Self.newest
    let ranked = repos.flatMap { Self.newest(of: $0, limit) }.filter(query.matches)
      .map { (found: $0, rank: $0.rank(by: sort)) }
      .sorted { ascending ? $0.rank < $1.rank : $0.rank > $1.rank }
    let start = min(ranked.count, (page - 1) * perPage)
    return ResultPage(
      total_count: ranked.count,
      items: ranked[start..<min(ranked.count, start + perPage)].map(\.found))
  }

  private static func newest(of repo: DemoRepo, _ limit: Int) -> [DemoFoundIssue] {
    let issues = DemoIssues(repo: repo)
    return (0..<min(limit, issues.count(of: "all"))).flatMap { position in
      let issue = issues.issue(at: position)
      return [DemoFoundIssue(issue, of: repo), DemoFoundIssue(DemoPull(after: issue, of: repo))]
    }
  }
}

/// An issue of any repository, or a pull request in the form of one.
struct DemoFoundIssue: Encodable {
  let repo: DemoRepo
  let row: DemoIssues.Row
  /// Nil for an issue.
  let pull: DemoPull?

  init(_ row: DemoIssues.Row, of repo: DemoRepo) {
    (self.repo, self.row, pull) = (repo, row, nil)
  }

  init(_ pull: DemoPull) {
    (repo, row, self.pull) = (pull.repo, pull.row, pull)
  }

  private enum CodingKeys: String, CodingKey {
    case repositoryURL = "repository_url"
    case pull = "pull_request"
    case draft
  }
  private enum PullKeys: String, CodingKey {
    case htmlURL = "html_url"
    case mergedAt = "merged_at"
  }

  func encode(to encoder: any Encoder) throws {
    try row.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode("https://api.github.com/repos/\(repo.fullName)", forKey: .repositoryURL)
    guard let pull else { return }
    try fields.encode(pull.isDraft, forKey: .draft)
    var links = fields.nestedContainer(keyedBy: PullKeys.self, forKey: .pull)
    try links.encode(row.html_url, forKey: .htmlURL)
    try links.encode(pull.mergedAt, forKey: .mergedAt)
  }

  /// The position among the results, the highest first.
  func rank(by sort: String?) -> (time: String, count: Int, id: Int) {
    switch sort {
    case "comments", "reactions", "interactions": ("", row.comments, row.id)
    case "updated": (row.updated_at, 0, row.id)
    default: (row.created_at, 0, row.id)
    }
  }
}
