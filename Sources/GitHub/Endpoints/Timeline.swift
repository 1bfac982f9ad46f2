public import Domain
public import FoundationEssentials

/// One entry of the timeline of an issue or a pull request. All texts are as GitHub sent them, unsanitised.
public struct TimelineEntry: Hashable, Sendable, Identifiable {
  /// Made from GitHub's ids, which only some kinds of entries have, and which count from 1 for each kind.
  public let id: Int
  public let kind: Kind
  /// The login, or the name in a commit; nil if the account was deleted.
  public let author: String?
  public let createdAt: Date?
  /// Its names in addresses, after the `#`.
  public let anchors: [String]

  public enum Kind: Hashable, Sendable {
    /// In GitHub's Markdown.
    case comment(body: String)
    /// - Parameters:
    ///   - state: in lower case: `approved`, `changes_requested`, `commented`, `dismissed`, or a word that is newer.
    ///   - body: in GitHub's Markdown; empty if there is none.
    case review(state: String, body: String)
    /// A comment on a line or on a commit.
    /// - Parameters:
    ///   - event: the event by which GitHub sends it, about the file or the commit.
    ///   - body: in GitHub's Markdown.
    case remark(_ event: TimelineEvent, body: String)
    case event(TimelineEvent)
  }
}

/// What happened, besides comments and reviews.
public struct TimelineEvent: Hashable, Sendable {
  /// GitHub's name of it, such as `labeled`. No enum, because GitHub adds names without a new API version.
  public let name: String
  /// What it is about: a label, an account, a commit, another issue; nil if it is about nothing else.
  public let subject: String?
  /// What `subject` replaces, as the title before a change.
  public let old: String?
  /// The commit whose name `subject` begins with; nil if it begins with none.
  public let commit: TimelineCommit?
  /// Whether it is about a line that a later commit has changed.
  public let isOutdated: Bool

  public init(
    _ name: String, about subject: String? = nil, instead old: String? = nil, commit: TimelineCommit? = nil,
    isOutdated: Bool = false
  ) {
    (self.name, self.subject, self.old, self.commit) = (name, subject, old, commit)
    self.isOutdated = isOutdated
  }
}

/// A commit that an event is about.
public struct TimelineCommit: Hashable, Sendable {
  /// Nil for the repository of the timeline.
  private let repo: RepoName?
  private let sha: String

  public init(_ sha: String, of repo: RepoName? = nil) { (self.repo, self.sha) = (repo, sha) }

  /// As texts name it: the beginning of its SHA, after another repository's name.
  public var name: String { (repo.map { "\($0)@" } ?? "") + sha.prefix(7) }
  public var destination: LinkDestination { .commit(repo, sha) }
}

extension Endpoint where Value == ItemPage<TimelineEntry> {
  /// The timeline of an issue or a pull request, oldest first, with its comments. Subscriptions and mentions are left
  /// out, because every comment adds some. So is the closing of a merged pull request, which says nothing new.
  /// Source: docs.github.com/rest/issues/timeline, "List timeline events for an issue".
  public static func timeline(of number: Int, in repo: RepoName) -> Self {
    Self("/repos/\(repo)/issues/\(number)/timeline", query: [.pageSize(100)]) { response throws(AppError) in
      let leftOut: Set<String?> = ["subscribed", "unsubscribed", "mentioned"]
      let page = try ItemPage(list: response.json(), where: { !leftOut.contains($0["event"].word) }) {
        TimelineEntry.entries($0, in: repo)
      }
      let entries = page.items.flatMap(\.self)
      let merged = entries.firstIndex { $0.isEvent("merged") } ?? entries.endIndex
      let shown = entries[..<merged] + entries[merged...].filter { !$0.isEvent("closed") }
      return ItemPage(items: Array(shown), unreadable: page.unreadable)
    }
  }
}

extension TimelineEntry {
  /// Decodes what GitHub sends as one: a comment on lines or on a commit comes with the answers to it, each of which is an
  /// entry. Nil if it does not say what it is.
  fileprivate static func entries(_ json: JSONValue, in repo: RepoName) -> [TimelineEntry]? {
    let name = json["event"].word ?? ""
    if ["line-commented", "commit-commented"].contains(name),
      let comments = json["comments"].items(first: maxComments), !comments.isEmpty
    {
      return comments.map { TimelineEntry(remark: $0, name) }
    }
    return TimelineEntry(json, in: repo).map { [$0] }
  }

  fileprivate func isEvent(_ name: String) -> Bool {
    if case .event(let event) = kind { event.name == name } else { false }
  }

  private init(remark json: JSONValue, _ name: String) {
    let (line, lineBefore) = (json["line"].number, json["original_line"].number)
    let isOutdated = line == nil && lineBefore != nil && json["subject_type"].word != "file"
    let location = json["path"].word.map { path in (line ?? lineBefore).map { "\(path):\($0)" } ?? path }
    let subject = name == "line-commented" ? location : json["commit_id"].sha.map { String($0.prefix(7)) }
    author = json["user"]["login"].name
    createdAt = json["created_at"].time
    kind = .remark(
      TimelineEvent(name, about: subject, isOutdated: isOutdated),
      body: json["body"].text(bytes: IssueComment.longestBody) ?? "")
    let number = json["id"].number
    id = TimelineID.id(
      [name, number.map(String.init) ?? "", subject ?? "", json["created_at"].word ?? "", author ?? ""]
        .joined(separator: " "))
    let anchor = name == "line-commented" ? "discussion_r" : "commitcomment-"
    anchors = number.map { ["\(anchor)\($0)"] } ?? []
  }

  private init?(_ json: JSONValue, in repo: RepoName) {
    guard let name = json["event"].word, !name.isEmpty else { return nil }
    // The fields differ from kind to kind: a comment has a user, an event an actor, a commit an author.
    author = json["user"]["login"].name ?? json["actor"]["login"].name ?? json["author"]["name"].name
    createdAt =
      json["created_at"].time ?? json["submitted_at"].time ?? json["author"]["date"].time
      ?? json["committer"]["date"].time
    let body = json["body"].text(bytes: IssueComment.longestBody) ?? ""
    switch name {
    case "commented": kind = .comment(body: body)
    case "reviewed": kind = .review(state: (json["state"].word ?? "").lowercased(), body: body)
    case "review_dismissed":
      let event = TimelineEvent(name, json, in: repo)
      let reason = json["dismissed_review"]["dismissal_message"].text(bytes: IssueComment.longestBody) ?? ""
      kind = reason.looksEmpty ? .event(event) : .remark(event, body: reason)
    default: kind = .event(TimelineEvent(name, json, in: repo))
    }
    id = Self.id(of: name, json)
    anchors = Self.anchors(of: name, json)
  }

  /// As GitHub's pages name them.
  private static func anchors(of name: String, _ json: JSONValue) -> [String] {
    let own = json["id"].number.map { number in
      switch name {
      case "commented": "issuecomment-\(number)"
      case "reviewed": "pullrequestreview-\(number)"
      default: "event-\(number)"
      }
    }
    return [own].compactMap(\.self)
  }

  private static let maxComments = 100

  /// A comment and an event can have the same number, and a commit has none.
  private static func id(of name: String, _ json: JSONValue) -> Int {
    if let number = json["id"].number {
      return TimelineID.id("\(name == "commented" ? "c" : name == "reviewed" ? "r" : "e")\(number)")
    }
    let parts = [
      name, json["sha"].word ?? "", json["created_at"].word ?? "", json["actor"]["login"].name ?? "",
      json["source"]["issue"]["id"].number.map(String.init) ?? "",
    ]
    return TimelineID.id(parts.joined(separator: " "))
  }
}

/// FNV-1a, for ids that are the same in each run. Source: RFC 9923.
private enum TimelineID {
  static func id(_ text: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(hash >> 1)
  }
}

extension TimelineEvent {
  fileprivate init(_ name: String, _ json: JSONValue, in repo: RepoName) {
    self.name = name
    isOutdated = false
    switch name {
    case "renamed":
      subject = json["rename"]["to"].text(bytes: Self.longest)
      old = json["rename"]["from"].text(bytes: Self.longest)
      commit = nil
    default:
      commit = TimelineCommit(of: name, json, in: repo)
      subject = Self.subject(of: name, json, in: repo) ?? commit?.name
      old = nil
    }
  }

  /// In bytes.
  private static let longest = 2_048

  private static func subject(of name: String, _ json: JSONValue, in repo: RepoName) -> String? {
    switch name {
    case "assigned", "unassigned":
      // Null if the account was deleted.
      json["assignee"]["login"].name ?? "ghost"
    case "labeled", "unlabeled": json["label"]["name"].name
    case "milestoned", "demilestoned": json["milestone"]["title"].name
    case "review_requested", "review_request_removed":
      json["requested_reviewer"]["login"].name ?? json["requested_team"]["name"].name ?? "ghost"
    case "committed":
      words([
        json["sha"].word.map { String($0.prefix(7)) },
        json["message"].text(bytes: longest).map { String($0.prefix { !$0.isNewline }) },
      ])
    case "cross-referenced": issue(json["source"]["issue"], in: repo)
    case "locked": json["lock_reason"].name
    case "closed" where json["commit_id"].sha == nil:
      json["state_reason"].word.flatMap { ["not_planned", "duplicate"].contains($0) ? $0 : nil }
    default: nil
    }
  }

  /// `#7 Title`, with the repository if it is another one.
  private static func issue(_ json: JSONValue, in repo: RepoName) -> String? {
    guard let number = json["number"].number else { return nil }
    let other = json["repository"]["full_name"].word.flatMap { RepoName($0) }
    let name = other.flatMap { $0 == repo ? nil : $0.description } ?? ""
    return words(["\(name)#\(number)", json["title"].text(bytes: longest)])
  }

  /// Those that GitHub sent; nil without any.
  private static func words(_ words: [String?]) -> String? {
    let sent = words.compactMap(\.self).filter { !$0.isEmpty }
    return sent.isEmpty ? nil : sent.joined(separator: " ")
  }
}

extension TimelineCommit {
  /// Nil for an event that is about something else. The address of a commit says which repository it is in.
  fileprivate init?(of event: String, _ json: JSONValue, in repo: RepoName) {
    guard let sha = json[event == "committed" ? "sha" : "commit_id"].sha else { return nil }
    let parts = json["commit_url"].word?.split(separator: "/").suffix(5) ?? []
    guard parts.first == "repos", parts.dropFirst(3).first == "commits",
      let other = RepoName(parts.dropFirst().prefix(2).joined(separator: "/")),
      other.description.lowercased() != repo.description.lowercased()
    else {
      self.init(sha)
      return
    }
    self.init(sha, of: other)
  }
}
