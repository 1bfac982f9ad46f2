/// An invented pull request, the same in every list, search and answer: it is opened after an issue to solve it, and has
/// the next number, which no issue has.
struct DemoPull {
  let repo: DemoRepo
  /// The one that it solves.
  let issue: DemoIssues.Row

  init(after issue: DemoIssues.Row, of repo: DemoRepo) {
    (self.repo, self.issue) = (repo, issue)
  }

  /// The pull request with a number; nil if an issue has it, or nothing.
  init?(_ number: Int, of repo: DemoRepo) {
    guard let issue = DemoIssues(repo: repo).issue(number - 1) else { return nil }
    self.init(after: issue, of: repo)
  }

  private var kind: Int { issue.id % 5 }

  var id: Int { issue.id &+ 500_000_000 }
  var number: Int { issue.number + 1 }
  var title: String { "Fix: \(issue.title)" }
  var isOpen: Bool { kind < 3 }
  var isDraft: Bool { kind == 0 }
  var mergedAt: String? { kind == 3 ? issue.updated_at : nil }
  var state: String { isOpen ? "open" : "closed" }
  var created: String { issue.updated_at }
  var url: String { "https://github.com/\(repo.fullName)/pull/\(number)" }
  var base: String { issue.id % 7 == 0 ? "next" : repo.defaultBranch }
  var head: String { "fix-\(issue.number)" }
  var body: String {
    "Closes #\(issue.number).\n\n- [x] a test that fails\n- [\(isDraft ? " " : "x")] the fix"
  }
  /// As many as its timeline has.
  static let comments = 2

  /// The pull request in the form of an issue.
  var row: DemoIssues.Row {
    DemoIssues.Row(
      id: id, number: number, title: title, state: state, state_reason: nil, labels: issue.labels,
      user: issue.user, comments: Self.comments, html_url: url, created_at: created, updated_at: created,
      body: body)
  }
}
