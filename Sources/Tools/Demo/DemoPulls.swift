import FoundationEssentials

/// Invented pull requests for the demo's repositories, always the same: one for each of the newest issues, opened to
/// solve it.
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
    /// GitHub's list does not have it.
    let commentCount: Int

    private enum CodingKeys: CodingKey {
      case id, number, title, state, draft, merged_at, labels, user, html_url, created_at, updated_at, body
      case base, head
    }
  }

  /// The pull requests that fit a query, and their number.
  func page(_ number: Int, perPage size: Int, _ query: DemoListQuery) -> (rows: [Row], count: Int) {
    let issues = DemoIssues(repo: repo)
    let all = (0..<min(Self.newest, issues.count(of: "all"))).map { pull(after: issues.issue(at: $0)) }
    let fitting = query.apply(to: all)
    return (fitting.page(number, of: size), fitting.count)
  }

  private func pull(after issue: DemoIssues.Row) -> Row {
    let (number, state) = (issue.number + 1, issue.id % 5)
    return Row(
      id: issue.id &+ 500_000_000, number: number, title: "Fix: \(issue.title)",
      state: state < 3 ? "open" : "closed", draft: state == 0, merged_at: state == 3 ? issue.updated_at : nil,
      labels: issue.labels, user: issue.user, html_url: "https://github.com/\(repo.fullName)/pull/\(number)",
      created_at: issue.updated_at, updated_at: issue.updated_at,
      body: "Closes #\(issue.number).\n\n- [x] a test that fails\n- [\(state == 0 ? " " : "x")] the fix",
      base: Row.Branch(ref: issue.id % 7 == 0 ? "next" : repo.defaultBranch),
      head: Row.Branch(ref: "fix-\(issue.number)"), commentCount: issue.comments / 2)
  }
}

extension DemoPulls.Row: DemoListRow {
  var branch: String? { base.ref }
}
