import Domain
import EventLoop
import GitHub

/// One response of GitHub that octodo reads, as `octodo sample` prints it.
struct SampleKind: Sendable {
  /// The word on the command line.
  let name: String
  let summary: String
  /// The name of a file for it.
  let file: String
  /// Requests it from the demo data and decodes it, as octodo does.
  let ask: @LoopActor @Sendable (GitHubRepository) async throws -> any Sendable

  /// The items on a page, so few that a person can read them.
  static let pageSize = 2

  init(
    _ name: String, _ summary: String, file: String? = nil,
    ask: @escaping @LoopActor @Sendable (GitHubRepository) async throws -> any Sendable
  ) {
    self.name = name
    self.summary = summary
    self.file = file ?? "\(name).json"
    self.ask = ask
  }

  static let all = RepoName("octo/kettle").map(kinds) ?? []
  static let names = all.map(\.name)

  /// All about one repository and what is in it, so that a script can go from one to the next.
  /// - Parameter repo: one whose README and issues the demo has.
  private static func kinds(of repo: RepoName) -> [SampleKind] {
    [
      SampleKind("search", "a search for repositories") {
        try await $0.page(of: .searchRepos(RepoQuery(text: repo.name), pageSize: pageSize))
      },
      SampleKind("repo", "one repository") { try await $0.value(of: .repo(repo)) },
      SampleKind("readme", "the README of a repository, which is Markdown", file: "readme.md") {
        try await $0.value(of: .readme(of: repo))
      },
    ] + ItemKind.all.flatMap { samples(of: $0, in: repo) }
  }
}
