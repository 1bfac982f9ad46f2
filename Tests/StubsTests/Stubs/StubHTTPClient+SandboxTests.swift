import Domain
import EventLoop
import HTTP
import HTTPTypes
import Testing

@testable import Stubs

/// The parts of the stub client that the sandbox uses.
struct StubHTTPClientSandboxTests {
  @Test func `one reply can override all stubs`() throws {
    try withStubs { client, _ in
      try client.stub("/a", "of the stub")
      client.onlyReply = try .text("for all")
      var response = try await client.get("/a")
      #expect(response == "for all")
      response = try await client.get("/unknown")
      #expect(response == "for all")
      client.onlyReply = nil
      response = try await client.get("/a")
      #expect(response == "of the stub")
      #expect(client.log.requests.map { "\($0)" } == ["GET /a", "GET /unknown", "GET /a"])
    }
  }

  @Test func `requests and reports are passed on as they come`() throws {
    try withStubs { client, _ in
      var reported: [String] = []
      client.log.onRequest = { reported.append("request \($0)") }
      client.log.onFailure = { reported.append($0) }
      await #expect(throws: AppError.self) { try await client.get("/a") }
      #expect(reported == ["request GET /a", "no stub matches  GET /a\n    there are no stubs"])
    }
  }

  @Test func `the time until the last delayed response is known`() throws {
    try withStubs { client, loop in
      let match = RequestMatch(method: .get, target: "/late")
      client.add(Stub(match, reply: try .text("late", delay: .seconds(2)), line: 1, source: "late"))
      client.add(
        Stub(
          RequestMatch(method: .get, target: "/held"), reply: try .text("held", hold: "x"), line: 2,
          source: "held"))
      #expect(client.log.untilLastResponse == nil)
      for path in ["/late", "/held"] { loop.spawn { _ = try? await client.get(path) } }
      try await loop.waitUntilIdle()
      try await loop.advance(by: .milliseconds(500), watchdog: .seconds(5))
      #expect(client.log.untilLastResponse == .milliseconds(1500))
      try await loop.advance(by: .milliseconds(1500), watchdog: .seconds(5))
      #expect(client.log.untilLastResponse == nil)
    }
  }
}
