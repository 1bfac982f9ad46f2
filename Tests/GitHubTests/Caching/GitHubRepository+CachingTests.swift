import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct GitHubRepositoryCachingTests {
  private static let query = RepoQuery(text: "a")
  private static let next = "<https://api.github.com/search/repositories?q=a&page=2>; rel=\"next\""

  @Test func `an unchanged response is read from the cache`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "W/\"v1\"", "link": Self.next]),
        HTTPAnswer(
          304,
          [
            "etag": "\"v1\"", "x-ratelimit-limit": "10", "x-ratelimit-remaining": "8",
            "x-ratelimit-reset": "1800000060",
          ], ""))
      let cache = MemoryAnswerCache()
      let client = try GitHubRepository(testing: http, on: loop, cache: cache)
      let first = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      let second = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "W/\"v1\""])
      #expect(second.items == first.items)
      #expect(second.next?.url == "https://api.github.com/search/repositories?q=a&page=2")
      #expect(second.rateLimit?.remaining == 8)
      #expect(cache.used.count == 1)
    }
  }

  @Test func `a changed response replaces the cached one`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "\"v1\""]), .page("p/q", headers: ["etag": "\"v2\""]),
        HTTPAnswer(304, [:], ""))
      let client = try GitHubRepository(testing: http, on: loop, cache: MemoryAnswerCache())
      for name in ["o/r", "p/q", "p/q"] {
        let page = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
        #expect(page.items.map(\.name.description) == [name])
      }
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "\"v1\"", "\"v2\""])
    }
  }

  @Test func `an account never gets what another one cached`() throws {
    try onLoop { loop in
      let cache = MemoryAnswerCache()
      for token in [nil, "one", "two"] {
        let http = FakeHTTPClient(.page("o/r", headers: ["etag": "\"v1\""]), HTTPAnswer(304, [:], ""))
        let client = try GitHubRepository(testing: http, on: loop, token: token, cache: cache)
        _ = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
        _ = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
        #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "\"v1\""])
      }
      #expect(cache.answers.count == 3)
      #expect(Set(cache.answers.keys.map(\.account)).count == 3)
      #expect(cache.answers.keys.allSatisfy { !$0.text.contains("one") && !$0.text.contains("two") })
    }
  }

  @Test func `responses of other media types or addresses are cached separately`() throws {
    try onLoop { loop in
      let cache = MemoryAnswerCache()
      let http = FakeHTTPClient(
        HTTPAnswer(200, ["etag": "\"1\""], JSON.repo("a_b/c")),
        HTTPAnswer(200, ["etag": "\"1\""], JSON.repo("a/b_c")),
        HTTPAnswer(200, ["etag": "\"1\""], "readme"))
      let client = try GitHubRepository(testing: http, on: loop, cache: cache)
      let names = try ["a_b/c", "a/b_c"].map { try #require(RepoName($0)) }
      for name in names { _ = try await client.value(of: .repo(name)) }
      _ = try await client.value(of: .readme(of: names[0]))
      #expect(cache.answers.count == 3)
      #expect(http.requests.allSatisfy { $0.headerFields[.ifNoneMatch] == nil })
    }
  }

  @Test(arguments: [301, 401, 403, 404, 410, 422, 429, 500, 502, 503])
  func `only a successful response is cached`(status: Int) throws {
    try onLoop { loop in
      let cache = MemoryAnswerCache()
      let http = FakeHTTPClient(HTTPAnswer(status, ["etag": "\"v1\""], #"{"message": "no"}"#))
      let client = try GitHubRepository(testing: http, on: loop, cache: cache)
      await #expect(throws: AppError.self) {
        try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      }
      #expect(cache.answers.isEmpty)
    }
  }

  @Test func `a response without an etag is not cached`() throws {
    try onLoop { loop in
      let cache = MemoryAnswerCache()
      let client = try GitHubRepository(testing: FakeHTTPClient(.page("o/r")), on: loop, cache: cache)
      _ = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      #expect(cache.answers.isEmpty)
    }
  }

  @Test func `an error leaves the cache unchanged`() throws {
    try onLoop { loop in
      let cache = MemoryAnswerCache()
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "\"v1\""]), HTTPAnswer(502, ["etag": "\"bad\""]),
        HTTPAnswer(304, [:], ""))
      let client = try GitHubRepository(testing: http, on: loop, cache: cache)
      _ = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      await #expect(throws: AppError.server(status: 502)) {
        try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      }
      let repos = try await client.page(of: .searchRepos(Self.query, pageSize: 30)).items
      #expect(repos.count == 1)
    }
  }

  @Test func `after a 304 for another version the whole response is requested`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(
        .page("o/r", headers: ["etag": "\"v1\""]), HTTPAnswer(304, ["etag": "\"v2\""], ""),
        .page("p/q", headers: ["etag": "\"v2\""]))
      let cache = MemoryAnswerCache()
      let client = try GitHubRepository(testing: http, on: loop, cache: cache)
      _ = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      let page = try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      #expect(page.items.map(\.name.description) == ["p/q"])
      #expect(http.requests.map { $0.headerFields[.ifNoneMatch] } == [nil, "\"v1\"", nil])
      #expect(cache.answers.values.map(\.etag) == ["\"v2\""])
    }
  }

  @Test func `after an unexpected 304 the request is repeated once`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPAnswer(304, [:], ""), HTTPAnswer(304, [:], ""), .page("o/r"))
      let client = try GitHubRepository(testing: http, on: loop, cache: nil)
      await #expect(throws: AppError.unexpectedStatus(304)) {
        try await client.page(of: .searchRepos(Self.query, pageSize: 30))
      }
      #expect(http.requests.count == 2)
    }
  }
}
