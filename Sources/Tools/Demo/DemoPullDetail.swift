import FoundationEssentials

/// What the demo invents about one pull request: itself, its timeline, commits, checks and files. It is always the same
/// for a number. A pull request is opened to solve the issue before it.
struct DemoPullDetail {
  private let plain: DemoPull
  private let words: DemoIssueWords
  /// When it was opened.
  private let created: Date

  /// The pull request with a number; nil if an issue has it, or nothing.
  init?(_ number: Int, of repo: DemoRepo) {
    guard let plain = DemoPull(number, of: repo) else { return nil }
    self.plain = plain
    words = repo.owner == "octo" ? .tea : .programs
    created = (try? Date(plain.created, strategy: .iso8601)) ?? repo.latest
  }

  private var repo: DemoRepo { plain.repo }
  private var issue: DemoIssues.Row { plain.issue }
  private var number: Int { plain.number }
  private var seed: Int { issue.id }
  private var isMerged: Bool { plain.mergedAt != nil }
  private var isClosed: Bool { !plain.isOpen }
  private var isDraft: Bool { plain.isDraft }
  private var author: String { issue.user?.login ?? "ghost" }
  private var reviewer: String { DemoIssues.people[(seed + 3) % DemoIssues.people.count] }
  private var head: String { sha(commitCount) }
  private var commitCount: Int { seed % 4 + 1 }

  /// In GitHub's form.
  var pull: Pull {
    Pull(
      id: plain.id, number: number, title: plain.title, state: plain.state, draft: isDraft, merged: isMerged,
      user: issue.user, body: plain.body, comments: DemoPull.comments, html_url: plain.url,
      labels: issue.labels,
      assignees: [], requested_reviewers: isClosed ? [] : [.init(login: reviewer)], created_at: plain.created,
      updated_at: plain.created, mergeable: isClosed ? nil : seed % 4 != 0,
      mergeable_state: isDraft ? "draft" : seed % 4 == 0 ? "dirty" : "clean",
      head: .init(
        ref: plain.head, sha: head,
        repo: .init(full_name: "\(author)/\(repo.fullName.drop { $0 != "/" }.dropFirst())")),
      base: .init(
        ref: plain.base, sha: sha(0),
        repo: .init(full_name: repo.fullName)),
      commits: commitCount, additions: files.reduce(0) { $0 + $1.additions },
      deletions: files.reduce(0) { $0 + $1.deletions }, changed_files: files.count)
  }

  /// Oldest first.
  var timeline: [Event] {
    var events = commits.map { commit in
      Event(event: "committed", sha: commit.sha, message: commit.commit.message, author: commit.commit.author)
    }
    events += [
      Event(
        event: "labeled", id: 1, actor: .init(login: author), created_at: time(2),
        label: issue.labels.first ?? .init(name: "bug", color: "d73a4a")),
      Event(
        event: "review_requested", id: 2, actor: .init(login: author), created_at: time(3),
        requested_reviewer: .init(login: reviewer)),
      Event(
        event: "commented", id: 3, user: .init(login: reviewer), created_at: time(9),
        body: words.remarks[seed % words.remarks.count]),
      Event(event: "head_ref_force_pushed", id: 4, actor: .init(login: author), created_at: time(12)),
      Event(
        event: "reviewed", id: 5, user: .init(login: reviewer), submitted_at: time(20),
        body: seed % 3 == 0 ? "Two small things, then it is *good*." : "",
        state: seed % 3 == 0 ? "changes_requested" : "approved"),
      // A deleted account.
      Event(
        event: "commented", id: 6, created_at: time(22), body: words.remarks[(seed + 1) % words.remarks.count]
      ),
    ]
    if isMerged {
      events.append(
        Event(
          event: "merged", id: 7, actor: .init(login: reviewer), created_at: time(30), commit_id: sha(99)))
    }
    if isClosed {
      events.append(Event(event: "closed", id: 8, actor: .init(login: reviewer), created_at: time(30)))
    }
    return events
  }

  var commits: [Commit] {
    (0..<commitCount).map { index in
      let subject = words.subjects[(seed + index) % words.subjects.count]
      return Commit(
        sha: sha(index + 1), author: .init(login: author),
        commit: .init(
          message: "\(subject): step \(index + 1)\n\nThe reason is in the issue.",
          author: .init(name: author, date: time(index))))
    }
  }

  var files: [File] {
    (0..<seed % 6 + 2).map { index in
      let name = ["main", "reader", "cache", "options", "README", "tests"][(seed + index) % 6]
      let status = ["modified", "added", "modified", "removed", "renamed"][(seed / 3 + index) % 5]
      return File(
        filename: "src/\(name)-\(index).\(name == "README" ? "md" : "c")", status: status,
        additions: status == "removed" ? 0 : seed % 40 + index,
        deletions: status == "added" ? 0 : seed % 17 + index,
        previous_filename: status == "renamed" ? "src/old-\(name).c" : nil)
    }
  }

  /// The check runs of a commit.
  func checks(of sha: String) -> [Run] {
    guard sha == head else { return [] }
    return ["build", "test (Linux)", "test (macOS)", "lint", "documentation"].enumerated().map {
      index, name in
      let fails = seed % 4 == 0 && index == 1
      let runs = !isClosed && index == 4
      return Run(
        id: number &* 10 &+ index, name: name, status: runs ? "in_progress" : "completed",
        conclusion: runs ? nil : fails ? "failure" : index == 3 ? "skipped" : "success", started_at: time(14),
        details_url: "https://ci.example/\(number)/\(index)", app: .init(id: 1, name: "CI"),
        output: .init(title: fails ? "2 tests failed" : nil, annotations_count: fails ? 1 : 0))
    }
  }

  let annotations = [
    Annotation(
      path: "src/reader-0.c", start_line: 42, annotation_level: "failure",
      message: "expected 96, got 71")
  ]

  /// - Parameter steps: of ten minutes each.
  private func time(_ steps: Int) -> String {
    created.addingTimeInterval(Double(steps) * 600).formatted(.iso8601)
  }

  /// 40 hexadecimal digits, of which the last eight are the number, so that a commit leads to its pull request.
  private func sha(_ index: Int) -> String {
    let part = String((seed &* 7_919 &+ index &* 104_729) & 0xFFFF_FFFF | 0x1000_0000, radix: 16)
    let end = String(number, radix: 16)
    return String(repeating: part, count: 4) + String(repeating: "0", count: 8 - end.count) + end
  }

  static func number(ofCommit sha: String) -> Int? { Int(sha.suffix(8), radix: 16) }

}

/// The forms of GitHub's responses.
extension DemoPullDetail {
  typealias User = DemoIssues.Row.User

  struct Pull: Encodable {
    let id: Int
    let number: Int
    let title: String
    let state: String
    let draft: Bool
    let merged: Bool
    let user: User?
    let body: String
    let comments: Int
    let html_url: String
    let labels: [DemoIssues.Row.Label]
    let assignees: [User]
    let requested_reviewers: [User]
    let created_at: String
    let updated_at: String
    let mergeable: Bool?
    let mergeable_state: String
    let head: Branch
    let base: Branch
    let commits: Int
    let additions: Int
    let deletions: Int
    let changed_files: Int
  }

  struct Branch: Encodable {
    struct Repo: Encodable {
      let full_name: String
    }

    let ref: String
    let sha: String
    let repo: Repo
  }

  struct Event: Encodable {
    let event: String
    var id: Int?
    var actor: User?
    var user: User?
    var created_at: String?
    var submitted_at: String?
    var body: String?
    var state: String?
    var label: DemoIssues.Row.Label?
    var requested_reviewer: User?
    var commit_id: String?
    var sha: String?
    var message: String?
    var author: Commit.Signature?
  }

  struct Commit: Encodable {
    struct Signature: Encodable {
      let name: String
      let date: String
    }

    struct Content: Encodable {
      let message: String
      let author: Signature
    }

    let sha: String
    let author: User
    let commit: Content
  }

  struct File: Encodable {
    let filename: String
    let status: String
    let additions: Int
    let deletions: Int
    let previous_filename: String?
  }

  struct Run: Encodable {
    struct App: Encodable {
      let id: Int
      let name: String
    }

    struct Output: Encodable {
      let title: String?
      let annotations_count: Int
    }

    let id: Int
    let name: String
    let status: String
    let conclusion: String?
    let started_at: String
    let details_url: String
    let app: App
    let output: Output
  }

  struct Runs: Encodable {
    let total_count: Int
    let check_runs: [Run]
  }

  /// No statuses of the older kind.
  struct Statuses: Encodable {
    let state = "success"
    let statuses: [String] = []
  }

  struct Annotation: Encodable {
    let path: String
    let start_line: Int
    let annotation_level: String
    let message: String
  }
}
