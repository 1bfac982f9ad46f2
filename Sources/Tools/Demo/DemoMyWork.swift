/// What waits for the demo's user: a few of the invented issues, and pull requests that solve others.
struct DemoMyWork {
  let data: DemoData

  /// The repositories that the user works on.
  private var repos: [DemoRepo] {
    let own = data.repos.filter { $0.owner == "octo" }
    return (own + data.repos.filter { $0.owner != "octo" }.prefix(6)).filter { $0.openIssuesCount > 2 }
  }

  /// A page of the open issues and pull requests.
  /// - Parameter filter: `assigned`, `created` or `mentioned`.
  func page(_ number: Int, perPage size: Int, filter: String) -> (rows: [DemoFoundIssue], count: Int) {
    let (step, offset) =
      switch filter {
      case "created": (2, 1)
      case "mentioned": (3, 2)
      default: (2, 0)
      }
    var rows: [DemoFoundIssue] = []
    for (index, repo) in repos.enumerated() where index % step == offset % step {
      let issues = DemoIssues(repo: repo).page(1, perPage: index % 3 + 1, state: "open")
      for (row, issue) in issues.enumerated() {
        let pull = DemoPull(after: issue, of: repo)
        let isPull = (index + row) % 3 == 1 && pull.isOpen
        rows.append(isPull ? DemoFoundIssue(pull) : DemoFoundIssue(issue, of: repo))
      }
    }
    // Newest first, as GitHub lists them. All times are written in the same form.
    rows.sort { $0.row.created_at > $1.row.created_at }
    return (rows.page(number, of: size), rows.count)
  }

  /// A page of the pull requests that wait for the user's review.
  func reviews(_ number: Int, perPage size: Int) -> DemoIssueSearch.ResultPage {
    let rows = repos.dropFirst().prefix(4).compactMap { repo in
      DemoIssues(repo: repo).page(1, perPage: 9, state: "open").lazy.map { DemoPull(after: $0, of: repo) }
        .first { $0.isOpen && !$0.isDraft }.map { DemoFoundIssue($0) }
    }
    return DemoIssueSearch.ResultPage(total_count: rows.count, items: rows.page(number, of: size))
  }
}
