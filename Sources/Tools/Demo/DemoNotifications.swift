import FoundationEssentials

/// Invented notifications about the demo's issues. They are always the same.
struct DemoNotifications {
  let threads: [Row]

  struct Row: Encodable {
    struct Subject: Encodable {
      let title: String
      /// GitHub names none for some types.
      let url: String?
      let type: String
    }

    struct Repository: Encodable {
      let full_name: String
    }

    let id: String
    let unread: Bool
    let reason: String
    let updated_at: String
    let subject: Subject
    let repository: Repository
  }

  func thread(_ id: String) -> Row? { threads.first { $0.id == id } }

  init(data: DemoData) {
    let repos = data.repos.filter { $0.openIssuesCount > 5 }.sorted { $0.fullName < $1.fullName }
    let newest = data.repos.map(\.latest).max() ?? Date(timeIntervalSince1970: 0)
    threads = Self.plan.enumerated().compactMap { index, plan in
      guard !repos.isEmpty else { return nil }
      let repo = repos[index * 7 % repos.count]
      let issue = DemoIssues(repo: repo).page(index % 5 + 1, perPage: 1, state: "open").first
      let url =
        plan.type == "Issue"
        ? issue.map {
          "https://api.github.com/repos/\(repo.fullName)/issues/\($0.number)"
        } : nil
      return Row(
        id: "\(900 + index)", unread: index % 6 != 5, reason: plan.reason,
        updated_at: newest.addingTimeInterval(Double(-index * 9_400)).formatted(.iso8601),
        subject: .init(title: plan.title ?? issue?.title ?? repo.fullName, url: url, type: plan.type),
        repository: .init(full_name: repo.fullName))
    }
  }

  private static let plan: [(reason: String, type: String, title: String?)] = [
    ("mention", "Issue", nil), ("assign", "Issue", nil), ("comment", "Issue", nil),
    ("ci_activity", "CheckSuite", "Test workflow run failed for main branch"),
    ("author", "Issue", nil), ("subscribed", "Issue", nil), ("team_mention", "Issue", nil),
    ("subscribed", "Release", "Version 2.1"), ("state_change", "Issue", nil), ("assign", "Issue", nil),
    ("invitation", "RepositoryInvitation", "Invitation to join"), ("subscribed", "Issue", nil),
    ("subscribed", "Discussion", "How do you descale yours?"), ("mention", "Issue", nil),
  ]
}
