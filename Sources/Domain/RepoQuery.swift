/// A search on GitHub, with results in an order that the user can change.
public protocol SearchQuery: Hashable, Sendable {
  associatedtype Sort: SearchSort
  /// As a reader sees it: GitHub takes other blanks, as of a Japanese keyboard, and invisible signs for letters.
  var text: String { get }
  var sort: Sort { get set }
  var order: SortOrder { get set }
  /// The word of the text that became the order, such as `sort:comments-asc`; nil if there is none.
  var sortWord: String? { get }
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

  public let sortWord: String?
  /// What GitHub gets: the text without what became the order.
  public let sent: String

  public init(text: String) {
    self.text = text.asQuery
    let found = OrderWord<RepoSort>(in: self.text)
    (sort, order, sortWord) = (found.sort, found.order, found.word)
    // GitHub refuses a search for nothing.
    sent = found.rest.looksEmpty ? "stars:>=0" : found.rest
  }

  /// In an order that the user chose, which counts more than a word of the text.
  public init(text: String, sort: RepoSort, order: SortOrder = .descending) {
    self.init(text: text)
    (self.sort, self.order) = (sort, order)
  }
}

/// The orders that GitHub's repository search offers.
/// Source: docs.github.com/rest/search/search, "Search repositories".
public enum RepoSort: String, SearchSort {
  case bestMatch = "best-match"
  case stars, forks, updated
  case helpWanted = "help-wanted-issues"

  /// Those that a key goes through.
  public static let allCases = [bestMatch, stars, forks, updated]
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
