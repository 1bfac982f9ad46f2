import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct GitHubRepositorySearchRepositoriesTests {
  @Test(arguments: [
    (RepoQuery(text: "flux"), 30, "q=flux&per_page=30&page=1"),
    (
      RepoQuery(text: "c++ #1", sort: .stars), 30,
      "q=c%2B%2B%20%231&sort=stars&order=desc&per_page=30&page=1"
    ),
    (
      RepoQuery(text: "a", sort: .updated, order: .ascending), 500,
      "q=a&sort=updated&order=asc&per_page=100&page=1"
    ),
    (RepoQuery(text: "a", sort: .bestMatch, order: .ascending), 0, "q=a&per_page=1&page=1"),
  ])
  func `a query is encoded in the address`(query: RepoQuery, pageSize: Int, parameters: String) throws {
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r"))
      let github = try GitHubRepository(testing: http, on: loop)
      _ = try await github.page(of: .searchRepos(query, pageSize: pageSize))
      let request = try #require(http.requests.first)
      #expect(request.authority == "api.github.com")
      #expect(request.path == "/search/repositories?\(parameters)")
    }
  }

  @Test func `the path of an Enterprise Server is kept`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r"))
      let client = try GitHubRepository(testing: http, on: loop, base: "https://ghes.example:8443/api/v3/")
      _ = try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      #expect(http.requests.first?.authority == "ghes.example:8443")
      #expect(http.requests.first?.path == "/api/v3/search/repositories?q=a&per_page=30&page=1")
    }
  }

  @Test func `a page has the content of the response`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page(
          "o/r", "not a name", "p/q",
          headers: [
            "link": "<https://api.github.com/search/repositories?q=a&page=2>; rel=\"next\"",
            "x-ratelimit-limit": "10", "x-ratelimit-remaining": "9", "x-ratelimit-reset": "1800000060",
            "x-ratelimit-resource": "search",
          ]))
      let client = try GitHubRepository(testing: http, on: loop)
      let page = try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      #expect(page.items.map(\.name.description) == ["o/r", "p/q"])
      #expect(page.total == 40)
      #expect(page.unreadable == 1)
      #expect(page.next == PageCursor(url: "https://api.github.com/search/repositories?q=a&page=2"))
      let limit = RateLimit(limit: 10, remaining: 9, resetsAt: testStart + 60, resource: "search")
      #expect(page.rateLimit == limit)
      #expect(client.rateLimits == ["search": limit])
    }
  }

  @Test(arguments: ["<html>Sign in</html>", "", "[]", "{}", #"{"items": 3}"#, "{\"items\": [", "null"])
  func `a body that is not GitHub's is an error`(body: String) throws {
    try onLoop { loop in
      let client = try GitHubRepository(testing: FakeHTTPClient(HTTPClientResponse(200, [:], body)), on: loop)
      await #expect(throws: AppError.notJSON) {
        try await client.page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      }
    }
  }
}
