/// Which issues or pull requests of a repository a list shows, and in which order.
public struct IssueFilter: Hashable, Sendable {
  public enum State: String, CaseIterable, Sendable {
    case open, closed, all
  }

  /// The orders that GitHub's lists offer.
  /// Source: docs.github.com/rest/issues/issues, "List repository issues", and docs.github.com/rest/pulls/pulls,
  /// "List pull requests".
  public enum Sort: String, Sendable {
    case created, updated, comments
    /// By the number of comments.
    case popularity
    /// By age, and only what is open for more than a month and was active in the last month.
    case longRunning = "long-running"

    public static let ofIssues = [created, updated, comments]
    public static let ofPulls = [created, updated, popularity, longRunning]
  }

  public var state = State.open
  /// A login; nil for everybody.
  public var author: String?
  /// What is shown has all of them.
  public var labels: [String] = []
  /// The branch that a pull request goes into; nil for any.
  public var base: String?
  public var sort = Sort.created
  public var order = SortOrder.descending

  public init() {}

  /// Whether more than the state differs from what a list shows first.
  public var isNarrow: Bool {
    var plain = IssueFilter()
    plain.state = state
    return self != plain
  }

  /// Whether issues with this filter are searched for: GitHub's list of them has commas between labels, and knows `@me`
  /// for no author.
  public var isBeyondIssueList: Bool { author == "@me" || labels.contains { $0.contains(",") } }

  /// Whether pull requests with this filter are searched for: GitHub's list of them knows no authors and no labels.
  public var needsSearch: Bool { author != nil || !labels.isEmpty }
}
