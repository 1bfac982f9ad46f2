import Domain
import EventLoop

/// Reading one repository.
struct RepoDetailUseCase {
  let repos: any RepoRepository
  let loop: EventLoop
  var read: @Sendable (_ source: String) -> ReadmeText = { ReadmeText($0) }

  /// Bytes of a README that is many times as large while it is read.
  private static let large = 64 << 10

  /// - Throws: `AppError`.
  func repo(_ name: RepoName) async throws -> Repo {
    try await repos.repo(name)
  }

  /// Nil where the repository has none, or an empty one.
  /// - Throws: `AppError`.
  func readme(of name: RepoName) async throws -> ReadmeText? {
    guard let source = try await repos.readme(of: name), !source.isEmpty else { return nil }
    if source.utf8.count > Self.large { await loop.giveBackMemory() }
    return await loop.offload("read a README", to: HelperThread()) { [read] in read(source) }
  }

  /// What is left of the requests that GitHub grants.
  var rateLimit: RateLimit? {
    get async { await repos.rateLimit }
  }
}
