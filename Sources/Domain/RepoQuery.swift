/// A repository search.
public struct RepoQuery: Hashable, Sendable {
  /// As a reader sees it: GitHub takes other blanks, as of a Japanese keyboard, and invisible signs for letters.
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
public enum RepoSort: String, CaseIterable, Sendable {
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
