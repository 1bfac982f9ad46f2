public import Domain
public import FoundationEssentials
import HTTPTypes

/// A thread of the user's notifications. All texts are as GitHub sent them, unsanitised.
public struct NotificationThread: Hashable, Sendable, Identifiable {
  public let id: String
  public var isUnread: Bool
  /// Why the user got it: `mention`, `review_requested` … No enum, because GitHub adds values without a new API version.
  public let reason: String
  public let updatedAt: Date?
  public let title: String
  /// What it is about: `Issue`, `PullRequest`, `CheckSuite` … GitHub adds values here, too.
  public let type: String
  /// Nil if GitHub names none.
  public let repo: RepoName?
  /// The number of an issue, a pull request or a discussion.
  public let number: Int?
  /// The page on the website of the API: of the thing itself, or of the nearest that the response names.
  public let htmlURL: String

  public init(
    id: String, isUnread: Bool = true, reason: String, updatedAt: Date? = nil,
    title: String, type: String, repo: RepoName? = nil, number: Int? = nil, htmlURL: String
  ) {
    (self.id, self.isUnread, self.reason) = (id, isUnread, reason)
    self.updatedAt = updatedAt
    (self.title, self.type, self.repo) = (title, type, repo)
    (self.number, self.htmlURL) = (number, htmlURL)
  }
}

extension Endpoint where Value == ItemPage<NotificationThread> {
  /// The user's notifications, those that changed last first. It needs a token that is not fine-grained.
  /// - Parameters:
  ///   - filter: `all` lists those that were read, too, and with them those that were done.
  ///   - pageSize: at most 50, GitHub's limit.
  /// Source: docs.github.com/rest/activity/notifications, "List notifications for the authenticated user".
  public static func notifications(_ filter: NotificationFilter, pageSize: Int = 50) -> Self {
    let query = [QueryItem("all", filter == .all), .pageSize(Swift.min(pageSize, 50))]
    return Self("/notifications", query: query) { response throws(AppError) in
      try ItemPage(list: response.json()) { NotificationThread($0, from: response.base) }
    }
  }
}

/// Which notifications a list shows.
public enum NotificationFilter: String, CaseIterable, Sendable {
  case unread, all
}

extension Endpoint where Value == NotificationThread {
  /// One thread. Source: docs.github.com/rest/activity/notifications, "Get a thread".
  public static func notification(_ id: String) -> Self {
    Self(Endpoint<Void>.path(ofThread: id)) { response throws(AppError) in
      guard let thread = NotificationThread(try response.json(), from: response.base) else { throw .notJSON }
      return thread
    }
  }
}

extension Endpoint<Void> {
  /// Source: docs.github.com/rest/activity/notifications, "Mark a thread as read".
  public static func markRead(_ thread: NotificationThread.ID) -> Self {
    Self(.patch, path(ofThread: thread))
  }

  /// Takes a thread out of the inbox; nothing brings it back but news.
  /// Source: docs.github.com/rest/activity/notifications, "Mark a thread as done".
  public static func markDone(_ thread: NotificationThread.ID) -> Self {
    Self(.delete, path(ofThread: thread), absent: ())
  }

  /// No more notifications of the thread, until the user comments or is mentioned. Who watches the repository would go on
  /// getting news of a thread without a subscription, so that one is ignored.
  /// Source: docs.github.com/rest/activity/notifications, "Delete a thread subscription".
  public static func unsubscribe(from thread: NotificationThread) -> Self {
    let path = "\(path(ofThread: thread.id))/subscription"
    return thread.reason == "subscribed"
      ? Self(.put, path, body: ThreadSubscription(ignored: true)) : Self(.delete, path, absent: ())
  }

  /// Undoes `unsubscribe`. Source: the same page, "Set a thread subscription".
  public static func subscribe(to thread: NotificationThread.ID) -> Self {
    Self(.put, "\(path(ofThread: thread))/subscription", body: ThreadSubscription(ignored: false))
  }

  fileprivate static func path(ofThread id: String) -> String {
    "/notifications/threads/\(PercentEncoding.encode(id))"
  }
}

private struct ThreadSubscription: Encodable {
  let ignored: Bool
}

extension NotificationThread {
  /// Decodes a thread. Returns nil without an id; other fields are optional.
  init?(_ json: JSONValue, from base: APIBase) {
    // A number in a text; other servers may send the number.
    guard let id = json["id"].word ?? json["id"].number.map(String.init), Self.isID(id) else { return nil }
    let subject = json["subject"]
    let repo = json["repository"]["full_name"].word.flatMap { RepoName($0) }
    let (type, title) = (subject["type"].word ?? "", subject["title"].text(bytes: Self.longestTitle) ?? "")
    let target = subject["url"].word.flatMap { SubjectTarget($0, from: base) }
    self.init(
      id: id, isUnread: json["unread"].flag ?? true, reason: json["reason"].word ?? "",
      updatedAt: json["updated_at"].time,
      title: title, type: type, repo: target?.repo ?? repo, number: target?.item?.number,
      htmlURL: Self.page(of: type, title: title, target, in: repo, on: base.webURL))
  }

  /// Whether a text can be an id, and names nothing else in a path.
  public static func isID(_ text: String) -> Bool {
    (1...maxIDBytes).contains(text.utf8.count)
      && text.utf8.allSatisfy { PercentEncoding.isUnreserved($0) && $0 != UInt8(ascii: ".") }
  }

  /// GitHub's have about ten digits.
  private static let maxIDBytes = 64

  /// GitHub names no address of check suites, workflow runs, invitations and some discussions, so the page that lists
  /// them is the nearest one.
  private static func page(
    of type: String, title: String, _ target: SubjectTarget?, in repo: RepoName?, on web: String
  ) -> String {
    guard let repo = target?.repo ?? repo else { return "\(web)/notifications" }
    if let page = target?.item?.url(on: web) { return page }
    if let list = ItemKind.notified(as: type)?.lists?.path { return "\(repo.url(on: web))/\(list)" }
    let folder =
      switch type {
      case "CheckSuite", "WorkflowRun": "/actions"
      case "RepositoryInvitation": "/invitations"
      case "Discussion": "/discussions?discussions_q=\(PercentEncoding.encode(title))"
      case "Release": "/releases"
      case "Commit": "/commits"
      case "RepositoryAdvisory": "/security/advisories"
      case "RepositoryVulnerabilityAlert", "RepositoryDependabotAlertsThread": "/security/dependabot"
      default: ""
      }
    return repo.url(on: web) + folder
  }

  /// In bytes. GitHub allows 256 characters.
  private static let longestTitle = 2_048
}

/// What an address of the API says about the thing.
private struct SubjectTarget {
  let repo: RepoName
  /// Nil if the address does not say which one, or octodo does not know its kind.
  let item: Item?

  /// Nil for an address outside of the API's repositories.
  init?(_ url: String, from base: APIBase) {
    let prefix = "\(base.url)/repos/"
    guard url.hasPrefix(prefix) else { return nil }
    let parts = url.dropFirst(prefix.count).prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    guard parts.count >= 2, let repo = RepoName("\(parts[0])/\(parts[1])") else { return nil }
    self.repo = repo
    let (folder, key) = (parts.dropFirst(2).first, parts.count == 4 ? String(parts[3]) : nil)
    let kind = folder.flatMap { ItemKind.inAPI(String($0)) }
    let item = key.flatMap { kind?.item($0, in: repo) }
    self.item = item.flatMap { Self.isWhole($0) ? $0 : nil }
  }

  /// Whether the key is a number, or the SHA of a commit.
  private static func isWhole(_ item: Item) -> Bool {
    item.kind.hasNumber ? item.number ?? 0 > 0 : item.key.utf8.allSatisfy(\.isHexDigit)
  }
}

extension UInt8 {
  /// Whether Git writes it in a SHA, which has small letters.
  fileprivate var isHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}
