public import FoundationEssentials

/// An issue on GitHub. All texts are as GitHub sent them, unsanitised.
public struct GitHubIssue: Hashable, Sendable, Identifiable {
  public var id: Int
  public var number: Int
  public var title: String
  public var isOpen: Bool
  /// Why it was closed or reopened: `completed`, `not_planned`, `duplicate`, `reopened`. No enum, because
  /// GitHub adds values without a new API version.
  public var stateReason: String?
  public var labels: [IssueLabel]
  /// The login of the author; nil if the account was deleted.
  public var author: String?
  /// The beginning of its text in GitHub's Markdown; nil if the response had none.
  public var text: String?
  /// Whether more of the text is in the response.
  public var isTextCut = false
  /// Nil if the response does not count them, as in a list of pull requests.
  public var comments: Int?
  /// Its page on the website of the API: never another host's.
  public var htmlURL: String
  /// The repository as GitHub names it, which is another one than the asked one after a move; nil if it names none.
  public var repo: RepoName?
  /// The state of a pull request, which GitHub also sends in the form of an issue; nil for an issue.
  public var pull: PullRequestState?
  public var createdAt: Date?
  public var updatedAt: Date?

  public init(
    id: Int, number: Int, title: String, isOpen: Bool = true, stateReason: String? = nil,
    labels: [IssueLabel] = [], author: String? = nil, text: String? = nil, comments: Int? = nil,
    htmlURL: String,
    repo: RepoName? = nil, pull: PullRequestState? = nil, createdAt: Date? = nil, updatedAt: Date? = nil
  ) {
    self.id = id
    self.number = number
    self.title = title
    self.isOpen = isOpen
    self.stateReason = stateReason
    self.labels = labels
    self.author = author
    self.text = text
    self.comments = comments
    self.htmlURL = htmlURL
    self.repo = repo
    self.pull = pull
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

/// What became of a pull request.
public enum PullRequestState: Hashable, Sendable {
  case draft, open, closed, merged
}

extension RepoName {
  /// The page of one of the repository's pull requests.
  /// - Parameter web: the website that belongs to the API.
  public func pullURL(_ number: Int, on web: String = Self.gitHubWeb) -> String {
    "\(url(on: web))/pull/\(number)"
  }

  /// The page of one of the repository's issues.
  /// - Parameter web: the website that belongs to the API.
  public func issueURL(_ number: Int, on web: String = Self.gitHubWeb) -> String {
    "\(url(on: web))/issues/\(number)"
  }
}

extension GitHubIssue {
  /// What it is, by its page.
  /// - Parameter repo: where it was asked for.
  public func item(in repo: RepoName) -> Item {
    if let item = Item(page: htmlURL) { return item }
    // An owner with the name of a page of GitHub's own, such as `new`, has no page that is known.
    let repo = self.repo ?? repo
    return pull == nil ? .issue(number, of: repo) : .pull(number, of: repo)
  }
}

/// A label of an issue.
public struct IssueLabel: Hashable, Sendable {
  public var name: String
  /// Six hexadecimal digits, red, green and blue; nil if GitHub sent none.
  public var color: String?

  public init(name: String, color: String? = nil) {
    self.name = name
    self.color = color
  }
}
