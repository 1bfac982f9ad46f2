public import Domain
import EventLoop
public import GitHubAPI

/// GitHub's repository search, behind the domain's protocol.
public struct GitHubSearchRepository: SearchRepository {
  private let client: GitHubClient

  public init(client: GitHubClient) {
    self.client = client
  }

  public func search(_ query: RepoQuery, pageSize: Int) async throws -> RepoPage {
    try await client.searchRepositories(query, pageSize: pageSize)
  }

  public func page(at cursor: PageCursor) async throws -> RepoPage {
    try await client.repositories(at: cursor)
  }
}
