import Domain
import EventLoop
import GitHub
import HTTP
import HTTPTypes
import TestSupport
import Testing

struct GitHubRepositoryReadmeTests {
  private let raw = ["content-type": "application/vnd.github.raw+json; charset=utf-8"]

  @Test func `the README is requested as raw text`() throws {
    let raw = raw
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(200, raw, "# Title\n\n日本語"))
      let name = try #require(RepoName("o/r"))
      let text = try await GitHubRepository(testing: http, on: loop).value(of: .readme(of: name)).value
      #expect(text == "# Title\n\n日本語")
      #expect(http.requests.first?.path == "/repos/o/r/readme")
      #expect(http.requests.first?.headerFields[.accept] == "application/vnd.github.raw+json")
    }
  }

  @Test func `a repository without a README is not an error`() throws {
    try onLoop { loop in
      let client = try GitHubRepository(testing: FakeHTTPClient(HTTPClientResponse(404)), on: loop)
      let name = try #require(RepoName("o/r"))
      let readme = try await client.value(of: .readme(of: name)).value
      #expect(readme == nil)
    }
  }

  @Test func `an empty README is empty, not missing`() throws {
    let raw = raw
    try onLoop { loop in
      let client = try GitHubRepository(testing: FakeHTTPClient(HTTPClientResponse(200, raw, "")), on: loop)
      let name = try #require(RepoName("o/r"))
      let readme = try await client.value(of: .readme(of: name)).value
      #expect(readme == "")
    }
  }

  @Test func `a server without the raw media type is supported`() throws {
    try onLoop { loop in
      let json = HTTPClientResponse(
        200, ["content-type": "application/json; charset=utf-8"],
        #"{"name": "README.md", "encoding": "base64", "content": "IyBU\naXRs\nZQ==\n"}"#)
      let client = try GitHubRepository(testing: FakeHTTPClient(json), on: loop)
      let name = try #require(RepoName("o/r"))
      let readme = try await client.value(of: .readme(of: name)).value
      #expect(readme == "# Title")
    }
  }

  @Test func `only the shown part of a file is decoded`() throws {
    let raw = raw
    try onLoop { loop in
      let base64 = String(repeating: "eHh4\\n", count: 1_000_000)
      let http = FakeHTTPClient(
        HTTPClientResponse(200, raw, String(repeating: "x", count: 8 << 20)),
        HTTPClientResponse(
          200, ["content-type": "application/json"], #"{"encoding": "base64", "content": "\#(base64)"}"#))
      let client = try GitHubRepository(testing: http, on: loop)
      let name = try #require(RepoName("o/r"))
      for _ in 0..<2 {
        let text = try #require(try await client.value(of: .readme(of: name)).value)
        #expect((1_040_000...1_048_576).contains(text.utf8.count))
        #expect(text.hasPrefix("xxx"))
      }
    }
  }

  @Test(arguments: [
    "{}", #"{"encoding": "none", "content": ""}"#, #"{"encoding": "base64", "content": "="}"#,
  ])
  func `JSON without a file is not a README`(body: String) throws {
    try onLoop { loop in
      let json = HTTPClientResponse(200, ["content-type": "application/json"], body)
      let client = try GitHubRepository(testing: FakeHTTPClient(json), on: loop)
      let name = try #require(RepoName("o/r"))
      await #expect(throws: AppError.notJSON) { try await client.value(of: .readme(of: name)) }
    }
  }

  @Test func `the page of a captive portal is not a README`() throws {
    try onLoop { loop in
      let portal = HTTPClientResponse(
        200, ["content-type": "Text/HTML; charset=utf-8"], "<html>Sign in</html>")
      let client = try GitHubRepository(testing: FakeHTTPClient(portal), on: loop)
      let name = try #require(RepoName("o/r"))
      await #expect(throws: AppError.notJSON) { try await client.value(of: .readme(of: name)) }
    }
  }
}
