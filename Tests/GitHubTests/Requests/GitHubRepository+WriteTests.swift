import Domain
import EventLoop
import FoundationEssentials
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import GitHub

struct GitHubRepositoryWriteTests {
  private struct Watching: Encodable { let subscribed: Bool }

  /// Notes when each request was sent, by the loop's clock.
  @LoopActor
  private final class TimedClient: HTTPClient {
    private(set) var sent: [(path: String, at: Duration)] = []
    private let loop: EventLoop
    private let takes: Duration

    init(on loop: EventLoop, takes: Duration = .zero) {
      (self.loop, self.takes) = (loop, takes)
    }

    @LoopActor
    func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
      sent.append((request.path ?? "", loop.clock.now.sinceStart))
      if takes > .zero { try await loop.sleep(for: takes) }
      return HTTPClientResponse(205, [:], "")
    }
  }

  @Test func `a write has its method and its body as JSON`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(200, [:], ""))
      let client = try GitHubRepository(testing: http, on: loop, token: "secret")
      try await client.send(Endpoint(.put, "/repos/o/r/subscription", body: Watching(subscribed: true)))
      let request = try #require(http.requests.first)
      #expect(request.method == .put)
      #expect(request.path == "/repos/o/r/subscription")
      #expect(request.headerFields[.contentType] == "application/json")
      #expect(request.headerFields[.authorization] == "Bearer secret")
      #expect(http.bodies == [Array(#"{"subscribed":true}"#.utf8)])
    }
  }

  @Test func `a write without a body says nothing of JSON`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(205, [:], ""))
      try await GitHubRepository(testing: http, on: loop).send(.markRead("7"))
      #expect(http.requests.first?.headerFields[.contentType] == nil)
      #expect(http.bodies == [[]])
    }
  }

  @Test func `writes are sent in order, one at a time and a second apart`() throws {
    try onLoop { loop in
      let http = TimedClient(on: loop, takes: .milliseconds(1_500))
      let client = try GitHubRepository(testing: http, on: loop)
      for id in ["1", "2", "3"] { loop.spawn { _ = try? await client.send(.markDone(id)) } }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      try await loop.advance(by: .seconds(10), watchdog: .seconds(10))
      #expect(http.sent.map(\.path) == (1...3).map { "/notifications/threads/\($0)" })
      #expect(http.sent.map(\.at) == [.zero, .milliseconds(1_500), .seconds(3)])
    }
  }

  @Test func `quick writes wait for their second, and the first does not`() throws {
    try onLoop { loop in
      let http = TimedClient(on: loop)
      let client = try GitHubRepository(testing: http, on: loop)
      for id in ["1", "2", "3"] { loop.spawn { _ = try? await client.send(.markDone(id)) } }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      try await loop.advance(by: .seconds(10), watchdog: .seconds(10))
      #expect(http.sent.map(\.at) == [.zero, .seconds(1), .seconds(2)])
    }
  }

  @Test func `a write that is cancelled before its turn is not sent, and costs the next one no time`() throws
  {
    try onLoop { loop in
      let http = TimedClient(on: loop)
      let client = try GitHubRepository(testing: http, on: loop)
      loop.spawn { _ = try? await client.send(.markDone("1")) }
      let cancelled = loop.spawn {
        await #expect(throws: CancellationError.self) { try await client.send(.markDone("2")) }
      }
      loop.spawn { _ = try? await client.send(.markDone("3")) }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      cancelled.cancel()
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      try await loop.advance(by: .seconds(10), watchdog: .seconds(10))
      #expect(http.sent.map(\.path) == ["/notifications/threads/1", "/notifications/threads/3"])
      #expect(http.sent.map(\.at) == [.zero, .seconds(1)])
    }
  }

  @Test func `the first write, cancelled before its turn, is not sent, and costs the next one no time`()
    throws
  {
    try onLoop { loop in
      let http = TimedClient(on: loop)
      let client = try GitHubRepository(testing: http, on: loop)
      let cancelled = loop.spawn {
        await #expect(throws: CancellationError.self) { try await client.send(.markDone("1")) }
      }
      cancelled.cancel()
      loop.spawn { _ = try? await client.send(.markDone("2")) }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      try await loop.advance(by: .seconds(10), watchdog: .seconds(10))
      #expect(http.sent.map(\.path) == ["/notifications/threads/2"])
      #expect(http.sent.map(\.at) == [.zero])
    }
  }

  @Test func `a write that failed does not stop the next one`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(
        HTTPClientResponse(403, [:], #"{"message":"No"}"#), HTTPClientResponse(205, [:], ""))
      let client = try GitHubRepository(testing: http, on: loop, token: "t")
      await #expect(throws: AppError.refusedRequest(status: 403, reason: "No")) {
        try await client.send(.markRead("1"))
      }
      loop.spawn { _ = try? await client.send(.markRead("2")) }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      try await loop.advance(by: .seconds(1), watchdog: .seconds(10))
      #expect(http.requests.count == 2)
    }
  }

  @Test func `nothing of a write is cached, and it is never answered by a saved copy`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(200, ["etag": "\"1\""], "{}"))
      http.add(.offline)
      let client = try GitHubRepository(testing: http, on: loop, cache: ResponseCache(in: folder, on: loop))
      try await client.send(.markDone("1"))
      loop.spawn {
        await #expect(throws: AppError.offline) { try await client.send(.markDone("1")) }
      }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      try await loop.advance(by: .seconds(2), watchdog: .seconds(10))
      #expect(http.requests.allSatisfy { $0.headerFields[.ifNoneMatch] == nil })
    }
  }

  @Test func `a deletion of what is gone is done, and a mark on what is gone is not`() throws {
    try onLoop { loop in
      let gone = HTTPClientResponse(404, [:], #"{"message":"Not Found"}"#)
      let http = FakeHTTPClient(gone, gone)
      let client = try GitHubRepository(testing: http, on: loop, token: "t")
      try await client.send(.markDone("1"))
      loop.spawn {
        await #expect(throws: AppError.notFoundWithToken) { try await client.send(.markRead("1")) }
      }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      try await loop.advance(by: .seconds(2), watchdog: .seconds(10))
      #expect(http.requests.count == 2)
    }
  }

  @Test(
    arguments: [
      (401, [:], #"{"message":"Bad credentials"}"#, AppError.unauthorized(isAnonymous: false)),
      (
        403, ["x-accepted-oauth-scopes": "notifications, repo", "x-oauth-scopes": "gist"],
        #"{"message":"Must have scope"}"#, .missingScope(needed: "notifications, repo")
      ),
      (
        403, ["x-accepted-oauth-scopes": "repo", "x-oauth-scopes": "gist, repo"],
        #"{"message":"Blocked"}"#, .refusedRequest(status: 403, reason: "Blocked")
      ),
      (
        403, ["x-accepted-github-permissions": "starring=write"],
        #"{"message":"Resource not accessible by personal access token"}"#,
        .missingPermission(needed: "starring=write")
      ),
      (
        403, ["x-accepted-github-permissions": "starring=write"],
        #"{"message":"Must have admin rights to Repository."}"#,
        .forbidden(reason: "Must have admin rights to Repository")
      ),
      (
        422, [:], #"{"message":"Validation Failed"}"#,
        .refusedRequest(status: 422, reason: "Validation Failed")
      ),
      (500, [:], "", .server(status: 500)),
    ] as [(Int, [String: String], String, AppError)])
  func `each refusal of a write is an error`(
    status: Int, headers: [String: String], body: String, error: AppError
  ) throws {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(status, headers, body))
      let client = try GitHubRepository(testing: http, on: loop, token: "secret")
      await #expect(throws: error) { try await client.send(.markRead("1")) }
    }
  }

  @Test func `a write during a rate limit is not sent`() throws {
    try onLoop { loop in
      let http = FakeHTTPClient(HTTPClientResponse(429, ["retry-after": "60"], "{}"))
      let client = try GitHubRepository(testing: http, on: loop, token: "t")
      let limited = AppError.rateLimited(until: testStart + 60, isAnonymous: false)
      await #expect(throws: limited) { try await client.send(.markRead("1")) }
      loop.spawn { await #expect(throws: AppError.self) { try await client.send(.markRead("2")) } }
      try await loop.waitUntilIdle(watchdog: .seconds(10))
      try await loop.advance(by: .seconds(2), watchdog: .seconds(10))
      #expect(http.requests.count == 1)
    }
  }
}
