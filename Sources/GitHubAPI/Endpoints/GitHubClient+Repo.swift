public import Domain

extension GitHubClient {
  /// - Throws: `AppError.notFound` also for a private repository that the account may not see; `AppError`,
  ///   `CancellationError`.
  public func repo(_ name: RepoName) async throws -> Repo {
    guard let repo = Repo(try await answer(to: try call("/repos/\(name)")).json()) else {
      throw AppError.notJSON
    }
    return repo
  }
}
