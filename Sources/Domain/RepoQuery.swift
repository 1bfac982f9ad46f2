/// A search on GitHub, with results in an order that the user can change.
public protocol SearchQuery: Hashable, Sendable {
  associatedtype Sort: SearchSort
  /// As a reader sees it: GitHub takes other blanks, as of a Japanese keyboard, and invisible signs for letters.
  var text: String { get }
  var sort: Sort { get set }
  var order: SortOrder { get set }
}

/// The orders that one of GitHub's searches offers.
public protocol SearchSort: CaseIterable, Hashable, Sendable {
  /// The only one that cannot be reversed.
  static var bestMatch: Self { get }
}

/// A repository search.
public struct RepoQuery: SearchQuery {
  public let text: String
  public var sort: RepoSort
  public var order: SortOrder

  public init(text: String, sort: RepoSort = .bestMatch, order: SortOrder = .descending) {
    self.text = text.asRead
    self.sort = sort
    self.order = order
  }
}

/// The orders that GitHub's repository search offers.
/// Source: docs.github.com/rest/search/search, "Search repositories".
public enum RepoSort: String, SearchSort {
  case bestMatch, stars, forks, updated
}

/// Ascending or descending; GitHub ignores it for `bestMatch`.
public enum SortOrder: String, Sendable {
  case ascending = "asc"
  case descending = "desc"
}

/// Access to the search history, newest query first.
public protocol QueryHistoryRepository: Sendable {
  /// - Throws: `AppError.storage`.
  func recentQueries(limit: Int) async throws -> [String]

  /// Puts the query first; an existing one moves.
  /// - Throws: `AppError.storage`.
  func remember(_ query: String) async throws
}

extension RepoQuery {
  /// The first qualifier in a query that GitHub knows only in its search for issues and pull requests, and searches
  /// repositories for as a word; nil if there is none.
  /// Source: docs.github.com/search-github/searching-on-github/searching-issues-and-pull-requests.
  public static func wordForIssues(in text: String) -> String? {
    // A query is short; the limit stops a mad paste.
    text.prefix(2_048).split(whereSeparator: \.isWhitespace).map(String.init).first { word in
      let word = word.lowercased().drop { $0 == "-" }
      return issueWords.contains(String(word))
        || issueQualifiers.contains { word.hasPrefix($0) && word != $0 }
    }.map { $0.count > 30 ? $0.prefix(30) + "…" : $0 }
  }

  private static let issueWords: Set = [
    "is:issue", "is:pr", "is:open", "is:closed", "is:merged", "is:draft", "type:issue", "type:pr",
    "state:open",
    "state:closed", "no:assignee", "no:label", "no:milestone", "draft:true", "draft:false",
  ]
  private static let issueQualifiers = [
    "author:", "assignee:", "mentions:", "involves:", "commenter:", "label:", "milestone:", "review:",
    "review-requested:", "reviewed-by:",
  ]
}
