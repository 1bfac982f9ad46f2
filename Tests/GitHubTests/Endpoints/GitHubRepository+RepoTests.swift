import Domain
import EventLoop
import GitHub
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct GitHubRepositoryRepoTests {
  @Test func `a repository is requested by its name`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(
        HTTPClientResponse(200, [:], JSON.repo("o/r.js", #", "subscribers_count": 7"#)))
      let name = try #require(RepoName("o/r.js"))
      let repo = try await GitHubRepository(testing: http, on: loop).value(of: .repo(name)).value
      #expect(http.requests.first?.path == "/repos/o/r.js")
      #expect(repo.name == name)
      #expect(repo.watchers == 7)
    }
  }

  @Test func `an invalid repository is an error`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(200, [:], JSON.repo("../../user")))
      let name = try #require(RepoName("o/r"))
      let client = try GitHubRepository(testing: http, on: loop)
      await #expect(throws: AppError.notJSON) { try await client.value(of: .repo(name)) }
    }
  }
}
