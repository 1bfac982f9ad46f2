import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct GitHubRepositoryReadmeTests {
  private let raw = ["content-type": "application/vnd.github.raw+json; charset=utf-8"]
  private let json = ["content-type": "application/json; charset=utf-8"]

  /// The response to a request for the README of a repository.
  @LoopActor
  private func readme(_ response: HTTPClientResponse, on loop: EventLoop) async throws -> ReadmeFile? {
    let name = try #require(RepoName("o/r"))
    return try await GitHubRepository(testing: FakeHTTPClient(response), on: loop).value(
      of: .readme(of: name)
    ).value
  }

  @Test func `the README is requested with its name`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(
        HTTPClientResponse(
          200, json, #"{"name": "README.rst", "encoding": "base64", "content": "IyBU\naXRs\nZQ==\n"}"#))
      let name = try #require(RepoName("o/r"))
      let file = try await GitHubRepository(testing: http, on: loop).value(of: .readme(of: name)).value
      #expect(file == ReadmeFile(name: "README.rst", text: "# Title"))
      #expect(http.requests.first?.path == "/repos/o/r/readme")
      #expect(http.requests.first?.headerFields[.accept] == "application/vnd.github+json")
    }
  }

  @Test(arguments: [
    "\"encoding\": \"base64\", \"content\": \"\"", "\"encoding\": \"none\", \"content\": \"\"",
  ])
  func `the location of a README is read`(content: String) throws {
    try onLoop { loop in
      let page = "https://github.com/o/r/blob/main/docs/README.md"
      let body = #"{"name": "README.md", "path": "docs/README.md", "html_url": "\#(page)", \#(content)}"#
      let file = try await readme(HTTPClientResponse(200, json, body), on: loop)
      #expect(file?.location == FileLocation(path: "docs/README.md", page: page))
      #expect(file?.location != FileLocation(path: "docs/README.md"))
    }
  }

  @Test func `a repository without a README is not an error`() throws {
    try onLoop { loop in
      let readme = try await readme(HTTPClientResponse(404), on: loop)
      #expect(readme == nil)
    }
  }

  @Test func `a README that is not there for a reason is not called missing`() throws {
    try onLoop { loop in
      let body = #"{"message": "This repository is being migrated."}"#
      await #expect(throws: AppError.notFoundBecause(reason: "This repository is being migrated")) {
        try await readme(HTTPClientResponse(404, [:], body), on: loop)
      }
      let usual = try await readme(HTTPClientResponse(404, [:], #"{"message": "Not Found"}"#), on: loop)
      #expect(usual == nil)
    }
  }

  @Test func `an empty README is empty, not missing`() throws {
    try onLoop { loop in
      let empty = try await readme(HTTPClientResponse(200, raw, ""), on: loop)
      #expect(empty?.text == "")
      let file = #"{"name": "README.md", "encoding": "base64", "content": ""}"#
      let named = try await readme(HTTPClientResponse(200, json, file), on: loop)
      #expect(named == ReadmeFile(name: "README.md", text: ""))
    }
  }

  @Test(arguments: [nil, "text/plain", "application/vnd.github.raw+json"])
  func `a stub or a server may send the text alone`(type: String?) throws {
    try onLoop { loop in
      let headers = type.map { ["content-type": $0] } ?? [:]
      for text in ["# Title\n\n日本語", "{", #"{"encoding": 7}"#] {
        let file = try await readme(HTTPClientResponse(200, headers, text), on: loop)
        #expect(file == ReadmeFile(name: nil, text: text))
      }
    }
  }

  @Test func `a file in JSON is known by its fields, whatever its media type`() throws {
    try onLoop { loop in
      let file = #"{"name": "README", "encoding": "base64", "content": "IyBUaXRsZQ=="}"#
      let readme = try await readme(HTTPClientResponse(200, [:], file), on: loop)
      #expect(readme == ReadmeFile(name: "README", text: "# Title"))
    }
  }

  @Test func `raw text is never read as JSON`() throws {
    try onLoop { loop in
      let text = #"{"name": "README", "encoding": "base64", "content": "IyBUaXRsZQ=="}"#
      let readme = try await readme(HTTPClientResponse(200, raw, text), on: loop)
      #expect(readme == ReadmeFile(name: nil, text: text))
    }
  }

  @Test func `a file of more than 1 MB comes without its text`() throws {
    try onLoop { loop in
      let file = #"{"name": "README.md", "size": 2000000, "encoding": "none", "content": ""}"#
      let readme = try await readme(HTTPClientResponse(200, json, file), on: loop)
      #expect(readme == ReadmeFile(name: "README.md", text: "", isTooLarge: true))
      let http = FakeHTTPClient(HTTPClientResponse(200, raw, "# Title"))
      let name = try #require(RepoName("o/r"))
      let text = try await GitHubRepository(testing: http, on: loop).value(of: .readmeText(of: name)).value
      #expect(text == ReadmeFile(name: nil, text: "# Title"))
      #expect(http.requests.first?.headerFields[.accept] == "application/vnd.github.raw+json")
    }
  }

  @Test func `the longest README that JSON has is kept for an outage`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let letters = String(
        repeating: "eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4\\n", count: 23_302)
      let file = #"{"name": "README.md", "encoding": "base64", "content": "\#(letters)"}"#
      let http = FakeHTTPClient(HTTPClientResponse(200, json.merging(["etag": "\"1\""]) { $1 }, file))
      let github = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      let name = try #require(RepoName("o/r"))
      let readme = try #require(try await github.value(of: .readme(of: name)).value)
      #expect(readme.text.utf8.count == SourceText.maxBytes)
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      let saved = await github.savedValue(of: .readme(of: name))
      #expect(saved?.value == readme)
    }
  }

  @Test func `only the shown part of a file is decoded`() throws {
    try onLoop { loop in
      let base64 = String(repeating: "eHh4\\n", count: 1_000_000)
      for response in [
        HTTPClientResponse(200, raw, String(repeating: "x", count: 8 << 20)),
        HTTPClientResponse(200, json, #"{"encoding": "base64", "content": "\#(base64)"}"#),
      ] {
        let text = try #require(try await readme(response, on: loop)).text
        #expect((1_040_000...1_048_576).contains(text.utf8.count))
        #expect(text.hasPrefix("xxx"))
      }
    }
  }

  @Test(arguments: ["{}", #"{"encoding": "none"}"#, #"{"encoding": "base64", "content": "="}"#, "# Title"])
  func `JSON without a file is not a README`(body: String) throws {
    try onLoop { loop in
      await #expect(throws: AppError.notJSON) {
        try await readme(HTTPClientResponse(200, json, body), on: loop)
      }
    }
  }

  @Test func `the page of a captive portal is not a README`() throws {
    try onLoop { loop in
      let portal = HTTPClientResponse(
        200, ["content-type": "Text/HTML; charset=utf-8"], "<html>Sign in</html>")
      await #expect(throws: AppError.notJSON) { try await readme(portal, on: loop) }
    }
  }
}
