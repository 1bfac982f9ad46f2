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
  public var htmlURL: String
  public var createdAt: Date?
  public var updatedAt: Date?

  public init(
    id: Int, number: Int, title: String, isOpen: Bool = true, stateReason: String? = nil,
    labels: [IssueLabel] = [], author: String? = nil, text: String? = nil, comments: Int = 0, htmlURL: String,
    createdAt: Date? = nil, updatedAt: Date? = nil
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
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

extension RepoName {
  /// The page of one of the repository's issues.
  public func issueURL(_ number: Int) -> String { "\(htmlURL)/issues/\(number)" }
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

/// Which issues of a repository a list shows.
public enum IssueFilter: String, CaseIterable, Sendable {
  case open, closed, all
}
