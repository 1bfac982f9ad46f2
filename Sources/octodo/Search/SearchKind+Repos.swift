import Domain
import FoundationEssentials
import GitHub

extension SearchKind {
  /// The fields have the names and forms of `gh search repos --json`; those that gh does not have have other names.
  static let repos = SearchKind(
    "repos", noun: "repositories", sorts: ["stars", "forks", "updated"],
    columns: [
      SearchColumn("NAME", maxWidth: 40), SearchColumn("STARS", isRightAligned: true),
      SearchColumn("LANGUAGE", maxWidth: 16),
      SearchColumn("PUSHED"), SearchColumn("DESCRIPTION"),
    ],
    cells: { (repo: Repo) in
      let pushed = repo.pushedAt?.formatted(.iso8601) ?? ""
      return [
        same(repo.name.description), same("\(repo.stars)"), same(repo.language ?? ""),
        (shown: String(pushed.prefix(10)), exact: pushed), same(repo.description ?? ""),
      ]
    },
    fields: [
      "createdAt": { .init($0.createdAt) }, "databaseId": { .number($0.id) },
      "defaultBranch": { .init($0.defaultBranch) },
      "description": { .init($0.description) }, "forksCount": { .number($0.forks) },
      "fullName": { .text($0.name.description) }, "homepage": { .init($0.homepage) },
      "isArchived": { .flag($0.isArchived) }, "isFork": { .flag($0.isFork) },
      "isTemplate": { .flag($0.isTemplate) }, "language": { .init($0.language) },
      "licenseSpdxId": { .init($0.license) },
      "name": { .text($0.name.name) }, "openIssuesCount": { .number($0.openIssues) },
      "owner": { .fields(["login": .text($0.name.owner)]) }, "pushedAt": { .init($0.pushedAt) },
      "stargazersCount": { .number($0.stars) }, "topics": { .list($0.topics.map(PrintedValue.text)) },
      "url": { .text($0.htmlURL) },
    ],
    endpoint: { request in
      let query = RepoQuery(
        text: request.text, sort: request.sort.flatMap(RepoSort.init) ?? .bestMatch, order: request.order)
      return .searchRepos(query, pageSize: request.pageSize)
    })

  private static func same(_ text: String) -> (shown: String, exact: String) { (text, text) }
}
