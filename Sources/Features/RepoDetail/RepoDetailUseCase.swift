import Domain

/// Reading one repository.
struct RepoDetailUseCase {
  let repos: any RepoRepository

  /// - Throws: `AppError`.
  func repo(_ name: RepoName) async throws -> Repo {
    try await repos.repo(name)
  }

  /// Nil where the repository has none.
  /// - Throws: `AppError`.
  func readme(of name: RepoName) async throws -> String? {
    try await repos.readme(of: name)
  }

  /// What is left of the requests that GitHub grants.
  var rateLimit: RateLimit? {
    get async { await repos.rateLimit }
  }
}
