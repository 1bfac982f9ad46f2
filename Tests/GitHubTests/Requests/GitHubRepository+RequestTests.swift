import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct GitHubRepositoryRequestTests {
  @Test func `a request has its version, media type and user agent`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r"))
      let client = try GitHubRepository(testing: http, on: loop)
      _ = try await client.page(of: .searchRepos(RepoQuery(text: "flux"), pageSize: 30))
      let request = try #require(http.requests.first)
      #expect(request.method == .get)
      #expect(request.headerFields[.accept] == "application/vnd.github+json")
      #expect(request.headerFields[.userAgent] == "octodo/0.0-test")
      #expect(request.headerFields[named: HTTPField.Name("x-github-api-version")] == "2022-11-28")
      #expect(request.headerFields[.authorization] == nil)
      #expect(request.headerFields[.ifNoneMatch] == nil)
    }
  }

  @Test func `the token is sent to the base`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(.page("o/r"))
      let client = try GitHubRepository(testing: http, on: loop, token: "canary")
      _ = try await client.page(of: .searchRepos(RepoQuery(text: "x"), pageSize: 30))
      #expect(http.requests.first?.headerFields[.authorization] == "Bearer canary")
    }
  }

  @Test(arguments: [
    "https://api.github.com.evil.example/search", "https://evil.example/search", "https://github.com/search",
    "https://xapi.github.com/search", "https://api.github.com:8443/search", "http://api.github.com/search",
    "https://api.github.com./search",
  ])
  func `the token never goes to another scheme, host or port`(url: String) throws {
    try onLoop { loop in
      let client = try GitHubRepository(testing: FakeHTTPClient(), on: loop, token: "canary")
      let address = try #require(HTTPAddress(url: url))
      let request = client.request(for: APICall(address, base: client.base), ifNot: nil)
      #expect(request.headerFields[.authorization] == nil)
    }
  }

  @Test(arguments: ["https://API.GITHUB.COM/search", "https://api.github.com:443/search"])
  func `another spelling of the same origin gets the token`(url: String) throws {
    try onLoop { loop in
      let client = try GitHubRepository(testing: FakeHTTPClient(), on: loop, token: "canary")
      let address = try #require(HTTPAddress(url: url))
      let request = client.request(for: APICall(address, base: client.base), ifNot: nil)
      #expect(request.headerFields[.authorization] == "Bearer canary")
    }
  }
}
