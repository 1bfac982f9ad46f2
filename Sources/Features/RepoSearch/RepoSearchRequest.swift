import Domain

/// One page that is asked of GitHub.
struct RepoSearchRequest: Hashable {
  let query: RepoQuery
  /// From 1.
  let page: Int
  /// Nil for the first page.
  let cursor: PageCursor?
}
