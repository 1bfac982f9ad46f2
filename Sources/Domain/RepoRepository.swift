/// Access to one repository on GitHub.
public protocol RepoRepository: Sendable {
  /// - Throws: `AppError`.
  func repo(_ name: RepoName) async throws -> Repo

  /// The README's source text; nil where the repository has none.
  /// - Throws: `AppError`.
  func readme(of name: RepoName) async throws -> String?
}
