import FoundationEssentials

/// Invented issues for the demo's repositories. They are always the same: as many open ones as the repository
/// has, and half as many closed ones.
struct DemoIssues {
  let repo: DemoRepo
  private var words: DemoIssueWords { repo.owner == "octo" ? .tea : .programs }

  /// A page in the format of GitHub's API.
  /// - Parameter state: `open`, `closed` or `all`.
  func page(_ number: Int, perPage size: Int, state: String) -> [Row] {
    let start = (number - 1) * size
    let count = count(of: state)
    guard start < count else { return [] }
    return (start..<min(start + size, count)).map { issue(at: Self.position(of: $0, state)) }
  }

  func count(of state: String) -> Int {
    let open = repo.openIssuesCount
    return switch state {
    case "closed": open / 2
    case "all": open + open / 2
    default: open
    }
  }

  /// One issue with its text; nil if the repository has none of this number.
  func issue(_ number: Int) -> Row? {
    let last = count(of: "all") * 3 + 1
    let position = (last - number) / 3
    guard number > 0, (last - number) % 3 == 0, (0..<count(of: "all")).contains(position) else { return nil }
    var row = issue(at: position)
    let seed = repo.id &+ number &* 31
    row.assignees = seed % 3 == 0 ? [.init(login: Self.people[seed / 5 % Self.people.count])] : []
    row.milestone = seed % 5 == 0 ? .init(title: "\(seed % 4 + 1).\(seed % 10)") : nil
    return row
  }

  /// A page of the comments on an issue, oldest first.
  func comments(on issue: Row, page: Int, perPage size: Int) -> [Comment] {
    // Both dates are made by the demo itself.
    let created = (try? Date(issue.created_at, strategy: .iso8601)) ?? repo.latest
    return (0..<issue.comments).dropFirst((page - 1) * size).prefix(size).map { index in
      let seed = issue.id &+ index &* 17
      return Comment(
        id: issue.id &* 100 &+ index + 1,
        user: seed % 13 == 0 ? nil : .init(login: Self.people[seed % Self.people.count]),
        body: words.remarks[seed % words.remarks.count],
        created_at: created.addingTimeInterval(Double(index + 1) * 5_400).formatted(.iso8601))
    }
  }

  struct Comment: Encodable {
    let id: Int
    /// Nil for a deleted account.
    let user: Row.User?
    let body: String
    let created_at: String
  }

  struct Row: Encodable {
    struct Milestone: Encodable {
      let title: String
    }

    struct Label: Encodable {
      let name: String
      let color: String
    }

    struct User: Encodable {
      let login: String
    }

    let id: Int
    let number: Int
    let title: String
    let state: String
    let state_reason: String?
    let labels: [Label]
    /// Nil for a deleted account.
    let user: User?
    let comments: Int
    let html_url: String
    let created_at: String
    let updated_at: String
    var body: String?
    var assignees: [User]?
    var milestone: Milestone?
  }

  /// The index among all issues: every third one is closed.
  private static func position(of index: Int, _ state: String) -> Int {
    switch state {
    case "closed": 3 * index + 2
    case "all": index
    default: index + index / 2
    }
  }

  /// The issue at an index among all of them, newest first.
  func issue(at position: Int) -> Row {
    let number = count(of: "all") * 3 - position * 3 + 1
    let seed = repo.id &+ number &* 31
    let isClosed = position % 3 == 2
    let label = Self.labels[seed % Self.labels.count]
    let created = repo.latest.addingTimeInterval(-Double(position) * 71_000 - Double(seed % 50_000))
    return Row(
      id: repo.id &* 1_000 &+ number, number: number, title: title(seed),
      state: isClosed ? "closed" : "open",
      state_reason: isClosed ? Self.reasons[seed % Self.reasons.count] : nil,
      labels: seed % 4 == 0 ? [] : [.init(name: label.0, color: label.1)],
      user: seed % 17 == 0 ? nil : .init(login: Self.people[seed % Self.people.count]),
      comments: Self.comments(seed),
      html_url: "https://github.com/\(repo.fullName)/issues/\(number)",
      created_at: created.formatted(.iso8601),
      updated_at: created.addingTimeInterval(3_600).formatted(.iso8601),
      body: body(title(seed), seed))
  }

  /// Most issues have a few comments, some of them many pages.
  private static func comments(_ seed: Int) -> Int { seed % 23 == 22 ? 100 + seed % 150 : seed % 23 }

  private func title(_ seed: Int) -> String {
    let (what, how) = (
      words.subjects[seed % words.subjects.count], words.troubles[seed / 7 % words.troubles.count]
    )
    return "\(what) \(how)"
  }

  private func body(_ title: String, _ seed: Int) -> String {
    """
    \(title). It began with version \(seed % 3 + 1).\(seed % 7), and happens *every time*.

    ### What I did

    1. Installed the newest version
    2. Ran this:

       ```
       \(words.command) < input-\(seed % 100).txt
       ```

    ### What I expected

    That it works as the [manual](https://example.com/manual) says.

    | system | result |
    |---|---|
    | Linux | \(seed % 2 == 0 ? "wrong" : "right") |
    | macOS | \(seed % 2 == 0 ? "right" : "wrong") |
    """
  }

  static let labels = [
    ("bug", "d73a4a"), ("enhancement", "a2eeef"), ("documentation", "0075ca"), ("good first issue", "7057ff"),
    ("help wanted", "008672"), ("question", "d876e3"), ("performance", "fbca04"),
  ]
  static let people = [
    "ada-l", "grace-h", "edsger", "barbara-l", "ken-t", "radia-p", "donald-k", "margaret-h",
  ]
  private static let reasons = ["completed", "completed", "not_planned", "duplicate"]
}

extension DemoRepo {
  /// The time of the repository's last activity.
  var latest: Date {
    // From the demo's own file; a bad date there must not end the demo.
    (try? Date(pushedAt, strategy: .iso8601)) ?? Date(timeIntervalSince1970: 1_700_000_000)
  }
}
