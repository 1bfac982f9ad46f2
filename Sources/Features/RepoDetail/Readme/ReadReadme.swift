import Domain
import EventLoop
import GitHubAPI

/// Reading a repository's README.
struct ReadReadme {
  let github: GitHubRepository
  let loop: EventLoop
  var read: @Sendable (_ source: String) -> ReadmeText = { ReadmeText($0) }

  /// Bytes of a README that is many times as large while it is read.
  private static let large = 64 << 10

  /// Nil where the repository has none, or an empty one.
  /// - Throws: `AppError`.
  func callAsFunction(of name: RepoName) async throws -> ReadmeText? {
    guard let source = try await github.value(of: .readme(of: name)), !source.isEmpty else { return nil }
    if source.utf8.count > Self.large { await loop.giveBackMemory() }
    return await loop.offload("read a README", to: HelperThread()) { [read] in read(source) }
  }
}
