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
      #expect(try await repository.repo(name).id == 1)
      #expect(try await repository.readme(of: name) == "# r")
      #expect(try await repository.readme(of: name) == nil)
      #expect(http.requests.map(\.path) == ["/repos/o/r", "/repos/o/r/readme", "/repos/o/r/readme"])
    }
  }
}
