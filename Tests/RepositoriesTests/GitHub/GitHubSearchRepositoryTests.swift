import Domain
import EventLoop
import GitHubAPI
import HTTP
import HTTPTypes
import Repositories
import TestSupport
import Testing

struct GitHubSearchRepositoryTests {
  @Test func `a search and its next page come from GitHub`() throws {
    try onLoop { _ in
      let next = "https://api.github.com/search/repositories?q=a&page=2"
      let http = FakeHTTPClient(
        HTTPAnswer(200, link: "<\(next)>; rel=\"next\"", #"{"items": [{"id": 1, "full_name": "o/r"}]}"#),
        HTTPAnswer(200, #"{"items": [{"id": 2, "full_name": "p/q"}]}"#))
      let repository: any SearchRepository = GitHubSearchRepository(client: try GitHubClient(testing: http))
      let first = try await repository.search(RepoQuery(text: "a", sort: .forks), pageSize: 10)
      let second = try await repository.page(at: try #require(first.next))
      #expect((first.repos + second.repos).map(\.name.description) == ["o/r", "p/q"])
      #expect(
        http.requests.map(\.path) == [
          "/search/repositories?q=a&sort=forks&order=desc&per_page=10&page=1",
          "/search/repositories?q=a&page=2",
        ])
    }
  }
}
