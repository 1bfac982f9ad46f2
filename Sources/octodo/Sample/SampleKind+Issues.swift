import Domain
import GitHub

extension SampleKind {
  /// The responses about one kind of things in a repository.
  static func samples(of kind: ItemKind, in repo: RepoName) -> [SampleKind] {
    guard kind == .issue else { return [] }
    // With a value in every field that an open issue has.
    let issue = 109
    return [
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
