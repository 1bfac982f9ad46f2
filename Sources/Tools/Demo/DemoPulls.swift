/// The list of the pull requests of one of the demo's repositories: one for each of the newest issues.
struct DemoPulls {
  let repo: DemoRepo

  /// The newest ones that a list has.
  private static let newest = 200

  struct Row: Encodable {
    struct Branch: Encodable {
      let ref: String
    }

    let id: Int
    let number: Int
    let title: String
    let state: String
    let draft: Bool
    let merged_at: String?
    let labels: [DemoIssues.Row.Label]
    let user: DemoIssues.Row.User?
    let html_url: String
    let created_at: String
    let updated_at: String
    let body: String
    let base: Branch
    let head: Branch
  }

  /// The pull requests that fit a query, and their number.
  func page(_ number: Int, perPage size: Int, _ query: DemoListQuery) -> (rows: [Row], count: Int) {
    let issues = DemoIssues(repo: repo)
    let all = (0..<min(Self.newest, issues.count(of: "all"))).map {
      Row(DemoPull(after: issues.issue(at: $0), of: repo))
    }
    let fitting = query.apply(to: all)
    return (fitting.page(number, of: size), fitting.count)
  }
}

extension DemoPulls.Row: DemoListRow {
  init(_ pull: DemoPull) {
    self.init(
      id: pull.id, number: pull.number, title: pull.title, state: pull.state, draft: pull.isDraft,
      merged_at: pull.mergedAt, labels: pull.issue.labels, user: pull.issue.user, html_url: pull.url,
      created_at: pull.created, updated_at: pull.created, body: pull.body, base: Branch(ref: pull.base),
      head: Branch(ref: pull.head))
  }

  /// GitHub's list does not have it.
  var commentCount: Int { DemoPull.comments }
  var branch: String? { base.ref }
}
