import Domain
import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import Stubs

struct StubReportTests {
  @Test func `13: a request without a stub is reported with the nearest stubs`() throws {
    try withStubs { client, _ in
      let search = RequestMatch(
        method: .get, target: "/search/repositories",
        including: [
          ParameterMatch(name: "q", value: .equal("swift")), ParameterMatch(name: "page", value: .equal("1")),
        ])
      client.add(
        Stub(
          search, reply: try .text(""), line: 3,
          source: "stub GET \"/search/repositories\" including q=\"swift\" page=\"1\""))
      try client.stub("/user", "", line: 4)
      try client.stub("/search/repositories?q=go", "", line: 5)
      try client.stub("/repos/a/b", "", line: 6)
      let report = """
        no stub matches  GET /search/repositories?q=swift&page=2
            line 3  stub GET "/search/repositories" including q="swift" page="1"      page: stub 1, sent 2
            line 5  stub GET "/search/repositories?q=go"      q: stub go, sent swift; \
        page: not in the stub, sent 2
            line 4  stub GET "/user"      path: stub /user, sent /search/repositories; q: not in the stub, \
        sent swift; page: not in the stub, sent 2
        """
      await #expect(throws: AppError.other(reason: "no stub of the script matches it")) {
        try await client.get("/search/repositories?q=swift&page=2")
      }
      #expect(client.log.takeFailures() == [report])
      #expect(client.log.takeFailures() == [])
    }
  }

  @Test func `the nearest stub shares more of the path and the server`() throws {
    try withStubs { client, _ in
      try client.stub("/a", "", line: 1)
      try client.stub("https://other.example/a/b/c", "", line: 2)
      try client.stub("/a/b/x", "", line: 3)
      await #expect(throws: AppError.self) { try await client.get("/a/b/c") }
      let lines = client.log.takeFailures().joined().split(separator: "\n").dropFirst()
      #expect(lines.map { $0.firstMatch(of: /line (\d)/).map { String($0.1) } } == ["3", "1", "2"])
    }
  }

  @Test func `a request that two stubs match is reported with both`() throws {
    try withStubs { client, _ in
      try client.stub("/a", "", line: 3)
      try client.stub("/a", "", line: 9)
      await #expect(throws: AppError.self) { try await client.get("/a") }
      #expect(
        client.log.takeFailures() == [
          """
          2 stubs match  GET /a
              line 3  stub GET "/a"
              line 9  stub GET "/a"      narrow one, or `forget` it
          """
        ])
    }
  }

  @Test func `a stub with a limited number of uses matches no more often`() throws {
    try withStubs { client, _ in
      let match = RequestMatch(method: .get, target: "/a")
      client.add(Stub(match, reply: try .text("", times: 1), line: 2, source: "stub A"))
      _ = try await client.get("/a")
      await #expect(throws: AppError.self) { try await client.get("/a") }
      #expect(
        client.log.takeFailures() == [
          "no stub matches  GET /a\n    line 2  stub A      has answered as often as it says"
        ])
    }
  }

  @Test func `without any stub the report says so`() throws {
    try withStubs { client, _ in
      await #expect(throws: AppError.self) { try await client.get("/a") }
      #expect(client.log.takeFailures() == ["no stub matches  GET /a\n    there are no stubs"])
    }
  }

  @Test func `stubs that were used too rarely are named`() throws {
    try withStubs { client, _ in
      try client.stub("/never", "", line: 1)
      try client.stub("/used", "", line: 2)
      let twice = RequestMatch(method: .get, target: "/twice")
      client.add(Stub(twice, reply: try .text("", times: 2), line: 3, source: "three"))
      let optional = RequestMatch(method: .get, target: "/optional")
      client.add(Stub(optional, reply: try .text("", times: 2, isOptional: true), line: 4, source: "four"))
      _ = try await client.get("/used")
      _ = try await client.get("/twice")
      #expect(client.unusedStubs.map(\.line.location) == ["line 1", "line 3"])
      #expect(
        client.unusedStubs.map(\.reason) == [
          "never used: take it out, or mark it `optional`", "used 1 of 2 times: correct its `times`",
        ])
      #expect(client.unusedStubs.map(\.line.source) == ["stub GET \"/never\"", "three"])
    }
  }
}
