import Domain
import EventLoop
import GitHubAPI
import HTTP
import HTTPTypes
import Repositories
import TestSupport
import Testing

struct GitHubRepoRepositoryTests {
  @Test func `a repository and its README come from GitHub`() throws {
    try onLoop { _ in
      let http = FakeHTTPClient(
        HTTPAnswer(200, #"{"id": 1, "full_name": "o/r"}"#), HTTPAnswer(200, "# r"), HTTPAnswer(404, "{}"))
      let repository: any RepoRepository = GitHubRepoRepository(client: try GitHubClient(testing: http))
      let name = try #require(RepoName("o/r"))
      let repo = try await repository.repo(name).id
      #expect(repo == 1)
      var readme = try await repository.readme(of: name)
      #expect(readme == "# r")
      readme = try await repository.readme(of: name)
      #expect(readme == nil)
      #expect(http.requests.map(\.path) == ["/repos/o/r", "/repos/o/r/readme", "/repos/o/r/readme"])
    }
  }

  @Test func `what is left of the core limit is known from the last answer, and no search changes it`() throws
  {
    try onLoop { _ in
      let http = FakeHTTPClient(
        HTTPAnswer(200, remaining: 59, of: 60, #"{"id": 1, "full_name": "o/r"}"#),
        HTTPAnswer(200, remaining: 58, of: 60, "# r"),
        HTTPAnswer(200, remaining: 9, of: 10, #"{"items": []}"#))
      let client = try GitHubClient(testing: http)
      let repository: any RepoRepository = GitHubRepoRepository(client: client)
      let name = try #require(RepoName("o/r"))
      let rateLimit = await repository.rateLimit
      #expect(rateLimit == nil)
      _ = try await repository.repo(name)
      var remaining = await repository.rateLimit?.remaining
      #expect(remaining == 59)
      _ = try await repository.readme(of: name)
      _ = try await client.searchRepositories(RepoQuery(text: "a"), pageSize: 30)
      remaining = await repository.rateLimit?.remaining
      #expect(remaining == 58)
      let repositoryLimit = await repository.rateLimit?.limit
      #expect(repositoryLimit == 60)
    }
  }
}
