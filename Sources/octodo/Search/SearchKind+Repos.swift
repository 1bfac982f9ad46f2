import Domain
import FoundationEssentials
import GitHub

extension SearchKind {
  /// The fields have the names and forms of `gh search repos --json` (gh 2.23, pkg/search/result.go), with an empty text
  /// where GitHub has none; those that gh does not have have other names. A date or a number that GitHub does not send is
  /// null, where gh writes the year 1 or 0.
  static let repos = SearchKind(
    "repos", aliases: ["repo", "repository", "repositories"], noun: "repositories",
    sorts: ["stars", "forks", "updated"],
    columns: [
      SearchColumn("NAME", maxWidth: 40), SearchColumn("STARS", isRightAligned: true),
      SearchColumn("LANGUAGE", maxWidth: 16),
      SearchColumn("PUSHED"), SearchColumn("DESCRIPTION"),
    ],
    cells: { (found: FoundRepo) in
      let repo = found.repo
      let pushed = repo.pushedAt?.formatted(.iso8601) ?? ""
      return [
        same(repo.name.description), same(repo.stars.map(String.init) ?? ""), same(repo.language ?? ""),
        (shown: String(pushed.prefix(10)), exact: pushed), same(repo.description ?? ""),
      ]
    },
    fields: [
      "createdAt": { .init($0.repo.createdAt) }, "databaseId": { .number($0.id) },
      "defaultBranch": { .text($0.repo.defaultBranch ?? "") },
      "description": { .text($0.repo.description ?? "") }, "forksCount": { .init($0.repo.forks) },
      "fullName": { .text($0.repo.name.description) }, "hasDownloads": { .flag($0.flags.hasDownloads) },
      "hasIssues": { .flag($0.flags.hasIssues) }, "hasPages": { .flag($0.flags.hasPages) },
      "hasProjects": { .flag($0.flags.hasProjects) }, "hasWiki": { .flag($0.flags.hasWiki) },
      "homepage": { .text($0.repo.homepage ?? "") }, "id": { .text($0.nodeID ?? "") },
      "isArchived": { .flag($0.repo.isArchived) }, "isDisabled": { .flag($0.flags.isDisabled) },
      "isFork": { .flag($0.repo.isFork) }, "isPrivate": { .flag($0.flags.isPrivate) },
      "isTemplate": { .flag($0.repo.isTemplate) }, "language": { .text($0.repo.language ?? "") },
      "license": { .license($0.license) }, "licenseSpdxId": { .init($0.license.spdxID) },
      "name": { .text($0.repo.name.name) }, "openIssuesCount": { .init($0.repo.openIssues) },
      "owner": { .account($0.owner) }, "pushedAt": { .init($0.repo.pushedAt) },
      "size": { .init($0.size) }, "stargazersCount": { .init($0.repo.stars) },
      "topics": { .list($0.repo.topics.map(PrintedValue.text)) },
      "updatedAt": { .init($0.updatedAt) }, "url": { .text($0.repo.htmlURL) },
      "visibility": { .text($0.visibility ?? "") }, "watchersCount": { .init($0.watchers) },
    ],
    endpoint: { request in
      var query = RepoQuery(text: request.text)
      if let sort = request.sort.flatMap(RepoSort.init) {
        (query.sort, query.order) = (sort, request.order)
      }
      return .searchFoundRepos(query, pageSize: request.pageSize)
    })

  static func same(_ text: String) -> (shown: String, exact: String) { (text, text) }
}

extension PrintedValue {
  /// As gh writes it: a licence without texts if there is none.
  fileprivate static func license(_ license: FoundRepo.License) -> PrintedValue {
    .fields([
      "key": .text(license.key ?? ""), "name": .text(license.name ?? ""), "url": .text(license.url ?? ""),
    ])
  }

  static func account(_ account: FoundAccount) -> PrintedValue {
    .fields([
      "id": .text(account.nodeID ?? ""), "is_bot": .flag(account.type == "Bot"),
      "login": .text(account.login), "type": .text(account.type ?? ""), "url": .text(account.url),
    ])
  }
}
