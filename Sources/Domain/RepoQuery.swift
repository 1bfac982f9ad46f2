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
    self.text = text.asQuery
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
