import FoundationEssentials

/// What waits for the demo's user: a few of the invented issues, and pull requests made from others.
struct DemoMyWork {
  let data: DemoData

  /// An issue or a pull request of any repository, as GitHub lists it.
  struct Row: Encodable {
    let repo: DemoRepo
    let issue: DemoIssues.Row
    let pull: Pull?

    /// The open pull request that solves an issue.
    struct Pull {
      let isDraft: Bool
    }

    private enum Fields: String, CodingKey {
      case id, number, title
      case url = "html_url"
      case repo = "repository_url"
      case body, draft
      case pull = "pull_request"
    }

    func encode(to encoder: any Encoder) throws {
      try issue.encode(to: encoder)
      var fields = encoder.container(keyedBy: Fields.self)
      try fields.encode("https://api.github.com/repos/\(repo.fullName)", forKey: .repo)
      guard let pull else { return }
      let url = "https://github.com/\(repo.fullName)/pull/\(issue.number + 1)"
      try fields.encode(issue.id &+ 500_000_000, forKey: .id)
      try fields.encode(issue.number + 1, forKey: .number)
      try fields.encode("Fix: \(issue.title)", forKey: .title)
      try fields.encode("Closes #\(issue.number).", forKey: .body)
      try fields.encode(url, forKey: .url)
      try fields.encode(pull.isDraft, forKey: .draft)
      try fields.encode(["html_url": url], forKey: .pull)
    }
  }

  struct Found: Encodable {
    let total_count: Int
    let incomplete_results = false
    let items: [Row]

    private enum CodingKeys: String, CodingKey {
      case total_count, incomplete_results, items
    }
  }

  /// The repositories that the user works on.
  private var repos: [DemoRepo] {
    let own = data.repos.filter { $0.owner == "octo" }
    return (own + data.repos.filter { $0.owner != "octo" }.prefix(6)).filter { $0.openIssuesCount > 2 }
  }

  /// A page of the open issues and pull requests.
  /// - Parameter filter: `assigned`, `created` or `mentioned`.
  func page(_ number: Int, perPage size: Int, filter: String) -> (rows: [Row], count: Int) {
    let (step, offset) =
      switch filter {
      case "created": (2, 1)
      case "mentioned": (3, 2)
      default: (2, 0)
      }
    var rows: [Row] = []
    for (index, repo) in repos.enumerated() where index % step == offset % step {
      let issues = DemoIssues(repo: repo).page(1, perPage: index % 3 + 1, state: "open")
      for (row, issue) in issues.enumerated() {
        let pull = (index + row) % 3 == 1 ? Row.Pull(isDraft: row == 1) : nil
        rows.append(Row(repo: repo, issue: issue, pull: pull))
      }
    }
    // Newest first, as GitHub lists them. All times are written in the same form.
    rows.sort { $0.issue.created_at > $1.issue.created_at }
    return (Array(rows.dropFirst((number - 1) * size).prefix(size)), rows.count)
  }

  /// A page of the pull requests that wait for the user's review.
  func reviews(_ number: Int, perPage size: Int) -> Found {
    let rows = repos.dropFirst().prefix(4).compactMap { repo in
      DemoIssues(repo: repo).page(2, perPage: 1, state: "open").first.map {
        Row(repo: repo, issue: $0, pull: .init(isDraft: false))
      }
    }
    return Found(
      total_count: rows.count, items: Array(rows.dropFirst((number - 1) * size).prefix(size)))
  }
}
