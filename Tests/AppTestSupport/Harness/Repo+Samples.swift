public import Domain
import FoundationEssentials

extension Repo {
  /// A repository `sample/repo-ID`; a smaller id has more stars.
  public static func sample(_ id: Int) -> Repo? {
    RepoName("sample/repo-\(id)").map { name in
      Repo(
        id: id, name: name, description: "The sample number \(id)", language: "Swift", stars: 10_000 - id,
        pushedAt: FakeWorld.start.addingTimeInterval(-3 * 86_400))
    }
  }
}

extension ItemPage<Repo> {
  /// A page of sample repositories.
  /// - Parameter next: the number of the next page; nil on the last one.
  public static func samples(_ ids: some Sequence<Int>, of total: Int, next: String? = nil) -> ItemPage<Repo>
  {
    ItemPage(
      items: ids.compactMap(Repo.sample), total: total, next: next.map { PageCursor(url: $0) },
      rateLimit: RateLimit(limit: 10, remaining: 3, resetsAt: FakeWorld.start, resource: "search"))
  }
}
