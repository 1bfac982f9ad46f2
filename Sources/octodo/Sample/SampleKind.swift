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

  private init(
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

  /// All about one repository and one of its open issues, so that a script can go from one to the next.
  /// - Parameter repo: one whose README and issues the demo has.
  private static func kinds(of repo: RepoName) -> [SampleKind] {
    // With a value in every field that an open issue has.
    let issue = 109
    return [
      SampleKind("search", "a search for repositories") {
        try await $0.page(of: .searchRepos(RepoQuery(text: repo.name), pageSize: pageSize))
      },
      SampleKind("repo", "one repository") { try await $0.value(of: .repo(repo)) },
      SampleKind("readme", "the README of a repository, which is Markdown", file: "readme.md") {
        try await $0.value(of: .readme(of: repo))
      },
      SampleKind("issues", "the open issues of a repository") {
        try await $0.page(of: .issues(of: repo, IssueFilter(), pageSize: pageSize))
      },
      SampleKind("issue", "one issue with its text") { try await $0.value(of: .issue(issue, of: repo)) },
      SampleKind("comments", "the comments on an issue") {
        try await $0.page(of: .comments(on: issue, of: repo, pageSize: pageSize))
      },
    ]
  }
}
