import FoundationEssentials

/// Searches the embedded data.
struct DemoSearch {
  let data: DemoData

  struct ResultPage: Encodable {
    let totalCount: Int
    let items: [DemoRepoResponse]

    private enum CodingKeys: String, CodingKey {
      case totalCount = "total_count"
      case isIncomplete = "incomplete_results"
      case items
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(totalCount, forKey: .totalCount)
      try fields.encode(false, forKey: .isIncomplete)
      try fields.encode(items, forKey: .items)
    }
  }

  /// - Parameters:
  ///   - sort: one of GitHub's orders (`stars`, `forks`, `updated`); nil for the best match.
  ///   - page: from 1.
  /// - Throws: `DemoQueryError`.
  func page(
    _ page: Int, perPage: Int, query text: String, sort: String?, ascending: Bool
  ) throws(DemoQueryError) -> ResultPage {
    let query = try DemoQuery(text)
    let wanted = query.sort ?? sort.map { DemoSort(field: $0, isAscending: ascending) }
    let isAscending = wanted?.isAscending == true
    // Each rank once, because a comparison would lower the case of two names.
    let ranked = data.repos.filter(query.matches).map {
      (repo: $0, rank: Self.rank(of: $0, by: wanted?.field, query))
    }
    let found = ranked.sorted { left, right in isAscending ? left.rank < right.rank : left.rank > right.rank }
    let start = min(found.count, (page - 1) * perPage)
    let items = found[start..<min(found.count, start + perPage)]
    return ResultPage(
      totalCount: found.count, items: items.map { DemoRepoResponse(repo: $0.repo, isDetailed: false) })
  }

  /// The position of a repository among the results, the highest first. A higher id breaks ties.
  private static func rank(
    of repo: DemoRepo, by sort: String?, _ query: DemoQuery
  ) -> (time: String, count: Int, id: Int) {
    switch sort {
    case "stars": ("", repo.stargazersCount, repo.id)
    case "forks": ("", repo.forksCount, repo.id)
    case "updated": (repo.updatedAt, 0, repo.id)
    default: ("", query.score(repo), repo.id)
    }
  }
}

/// An order of the results: `stars`, `forks` or `updated`, descending by default.
struct DemoSort: Hashable {
  let field: String
  let isAscending: Bool

  private static let fields: Set<String> = ["stars", "forks", "updated"]

  init(field: String, isAscending: Bool) {
    self.field = field
    self.isAscending = isAscending
  }

  /// Parses the value of `sort:`, such as `stars`, `stars-asc` or `stars-desc`; nil if it is invalid.
  init?(qualifier value: String) {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    guard let field = parts.first.map(String.init), Self.fields.contains(field) else { return nil }
    switch parts.dropFirst().joined(separator: "-") {
    case "", "desc": self.init(field: field, isAscending: false)
    case "asc": self.init(field: field, isAscending: true)
    default: return nil
    }
  }
}
