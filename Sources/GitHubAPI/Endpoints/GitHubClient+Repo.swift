public import Domain

extension GitHubClient {
  /// - Throws: `AppError.notFound` also for a private repository that the account may not see; `AppError`,
  ///   `CancellationError`.
  public func repo(_ name: RepoName) async throws -> Repo {
    try await read(try await answer(to: try call("/repos/\(name)"))) { answer throws(AppError) in
      guard let repo = Repo(try answer.json()) else { throw .notJSON }
      return repo
    }
  }
}
