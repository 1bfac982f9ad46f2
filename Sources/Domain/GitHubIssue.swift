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
  public var comments: Int
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
    labels: [IssueLabel] = [], author: String? = nil, text: String? = nil, comments: Int = 0, htmlURL: String,
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

/// An issue or a pull request on one of GitHub's hosts, written as GitHub does: `owner/name#7`.
public struct IssueReference: Hashable, Sendable, CustomStringConvertible {
  public let repo: RepoName
  public let number: Int
  /// Its page, an https address. GitHub redirects it if the issue is transferred, as it does the API's address.
  public let url: String

  public init(_ number: Int, of repo: RepoName, url: String) {
    (self.number, self.repo, self.url) = (number, repo, url)
  }

  /// Returns nil if the text is not `owner/name#number`.
  /// - Parameter url: its page; if nil or not an https address, the page on github.com is used.
  public init?(_ text: String, url: String?) {
    guard let mark = text.lastIndex(of: "#"), let repo = RepoName(String(text[..<mark])),
      let number = Int(text[text.index(after: mark)...]), number > 0
    else { return nil }
    let page = url.flatMap { $0.hasPrefix("https://") ? $0 : nil }
    self.init(number, of: repo, url: page ?? repo.issueURL(number))
  }

  public var description: String { "\(repo)#\(number)" }

  /// Whether it is a pull request, by the address of its page.
  public var isPull: Bool { url.hasSuffix("/pull/\(number)") }

  /// The host of its page, with the port if it has one.
  var host: String { Self.host(of: url) }

  func isOn(_ web: String) -> Bool { host == Self.host(of: web) }

  private static func host(of url: String) -> String {
    (url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]).prefix { $0 != "/" }.lowercased()
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

/// The issues of a repository that a list shows.
public enum IssueFilter: String, CaseIterable, Sendable {
  case open, closed, all
}
