import Domain

/// One page of a repository search as GitHub's JSON has it. A broken item does not hide the others.
/// Source: docs.github.com/rest/search/search, "Search repositories".
struct RepoListRecord {
  let total: Int
  let isIncomplete: Bool
  let repos: [Repo]
  /// Items that are no repositories.
  let unreadable: Int

  /// GitHub sends 100 at most. A longer list was not asked for.
  static let mostItems = 1_000

  /// Nil where there is no list.
  init?(_ json: JSONValue) {
    guard let items = json["items"].items else { return nil }
    repos = items.compactMap(Repo.init)
    unreadable = items.count - repos.count
    total = max(json["total_count"].number ?? 0, items.count)
    isIncomplete = json["incomplete_results"].flag ?? false
  }
}
