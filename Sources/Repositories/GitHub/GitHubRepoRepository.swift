public import Domain
import EventLoop
public import GitHubAPI

/// Single repositories of GitHub, behind the domain's protocol.
public struct GitHubRepoRepository: RepoRepository {
  private let client: GitHubClient

  public init(client: GitHubClient) {
    self.client = client
  }

  public func repo(_ name: RepoName) async throws -> Repo {
    try await client.repo(name)
  }

  public func readme(of name: RepoName) async throws -> String? {
    try await client.readme(of: name)
  }

  public var rateLimit: RateLimit? {
    get async { await client.rateLimits["core"] }
  }
}
