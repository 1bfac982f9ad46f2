/// Access to one repository on GitHub.
public protocol RepoRepository: Sendable {
  /// - Throws: `AppError`.
  func repo(_ name: RepoName) async throws -> Repo

  /// The README's source text; nil where the repository has none.
  /// - Throws: `AppError`.
  func readme(of name: RepoName) async throws -> String?

  /// What is left of the limit that both requests are counted in, as the last answer said; nil where none
  /// said it.
  var rateLimit: RateLimit? { get async }
}

extension RepoRepository {
  /// Where nothing is limited there is nothing to tell.
  public var rateLimit: RateLimit? {
    get async { nil }
  }
}
