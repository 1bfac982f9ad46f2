import Domain
import EventLoop
import GitHub
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct GitHubRepositoryNextPageTests {
  private static let list = Endpoint.searchRepos(RepoQuery(text: "a"), pageSize: 30)

  @Test func `a cursor is followed unchanged`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r"))
      let client = try GitHubRepository(testing: http, on: loop, token: "canary")
      let url = "https://api.github.com/search/repositories?q=a%2Bb&per_page=30&page=2"
      let page = try await client.page(of: Self.list, at: PageCursor(url: url))
      #expect(http.requests.first?.path == "/search/repositories?q=a%2Bb&per_page=30&page=2")
      #expect(http.requests.first?.headerFields[.authorization] == "Bearer canary")
      #expect(page.next == nil)
    }
  }

  @Test(
    arguments: [
      ("https://api.github.com.evil.example/search?page=2", "https://api.github.com.evil.example"),
      ("https://evil.example/search?page=2", "https://evil.example"),
      ("https://api.github.com:444/search?page=2", "https://api.github.com:444"),
      ("http://api.github.com/search?page=2", "http://api.github.com"),
      ("https://api.github.com@evil.example/", nil),
      ("javascript:alert(1)", nil), ("", nil),
    ] as [(String, String?)])
  func `a cursor to another origin is refused, and nothing is sent`(url: String, target: String?) throws {
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r"))
      let client = try GitHubRepository(testing: http, on: loop, token: "canary")
      await #expect(throws: AppError.redirectRefused(to: target)) {
        try await client.page(of: Self.list, at: PageCursor(url: url))
      }
      #expect(http.requests.isEmpty)
    }
  }

  @Test func `a cursor stays below the path of an Enterprise Server`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r"))
      let client = try GitHubRepository(testing: http, on: loop, base: "https://ghes.example/api/v3")
      await #expect(throws: AppError.redirectRefused(to: "https://ghes.example")) {
        try await client.page(of: Self.list, at: PageCursor(url: "https://ghes.example/api/v3evil/search"))
      }
      _ = try await client.page(of: Self.list, at: PageCursor(url: "https://ghes.example/api/v3/search/code"))
      #expect(http.requests.count == 1)
    }
  }

  @Test func `a relative next page is resolved against this one`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r", headers: ["link": "</search/repositories?page=2>; rel=next"]))
      let page = try await GitHubRepository(testing: http, on: loop)
        .page(of: .searchRepos(RepoQuery(text: "a"), pageSize: 30))
      #expect(page.next?.url == "https://api.github.com/search/repositories?page=2")
    }
  }

  @Test func `the last page is linked to, but not by itself`() throws {
    try onLoop { loop in
      let url = "https://api.github.com/search/repositories?q=a&page=7"
      let link = "<https://api.github.com/search/repositories?q=a&page=2>; rel=next, <\(url)>; rel=last"
      let response = HTTPClientResponse.page("o/r", headers: ["link": link])
      let github = try GitHubRepository(testing: FakeHTTPClient(response, response), on: loop)
      let first = try await github.page(of: Self.list)
      #expect(first.last == PageCursor(url: url))
      let last = try await github.page(of: Self.list, at: PageCursor(url: url))
      #expect(last.last == nil)
    }
  }

  @Test func `a next page that is this page ends the list`() throws {
    try onLoop { loop in
      let url = "https://api.github.com/search/repositories?q=a&page=2"
      let http = FakeHTTPClient(.page("o/r", headers: ["link": "<\(url)>; rel=next"]))
      let github = try GitHubRepository(testing: http, on: loop)
      let page = try await github.page(of: Self.list, at: PageCursor(url: url))
      #expect(page.next == nil)
    }
  }
}
