public import FoundationEssentials

/// One item of the todo list.
public struct Todo: Hashable, Sendable, Identifiable {
  public var id: Int64
  /// One line, never empty.
  public var title: String
  /// Free text, may be empty.
  public var note: String
  public var link: TodoLink?
  public var createdAt: Date
  /// When it was marked done; nil while it is open.
  public var doneAt: Date?

  public var isDone: Bool { doneAt != nil }

  public init(
    id: Int64, title: String, note: String = "", link: TodoLink? = nil, createdAt: Date, doneAt: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.link = link
    self.createdAt = createdAt
    self.doneAt = doneAt
  }

  /// Whether the fields that an edit changes (title, note, link) are equal.
  public func hasSameText(as other: Todo) -> Bool {
    (title, note, link) == (other.title, other.note, other.link)
  }
}

/// What a todo links to.
public enum TodoLink: Hashable, Sendable {
  case repo(RepoName)
  case issue(IssueReference)

  /// The repository, or the issue with its number.
  public var name: String {
    switch self {
    case .repo(let name): name.description
    case .issue(let issue): issue.description
    }
  }

  /// The web address, for the browser.
  /// - Parameter web: the website that belongs to the API, such as `https://github.com`.
  public func url(on web: String) -> String {
    switch self {
    case .repo(let name): name.url(on: web)
    case .issue(let issue): issue.url
    }
  }

  /// The screen that it leads to; nil if only a browser can show it because it is not on the API's host.
  /// - Parameter web: the website that belongs to the API, such as `https://github.com`.
  public func route(on web: String) -> Route? {
    switch self {
    case .repo(let name): .repoDetail(name, known: nil)
    case .issue(let issue): issue.isOn(web) ? .issueDetail(issue.repo, number: issue.number, known: nil) : nil
    }
  }

  /// Whether both lead to the same repository or issue. GitHub's names ignore case, and the page of a pull request has
  /// two addresses.
  public func leadsToSame(as other: TodoLink) -> Bool {
    switch (self, other) {
    case (.repo(let name), .repo(let other)): "\(name)".lowercased() == "\(other)".lowercased()
    case (.issue(let issue), .issue(let other)):
      "\(issue)".lowercased() == "\(other)".lowercased() && issue.host == other.host
    case (.repo, .issue), (.issue, .repo): false
    }
  }
}
