import Domain
import EventLoop
import HTTPTypes
import TestSupport
import Testing

@testable import HTTP
@testable import Stubs

struct ReplayHTTPClientTests {
  /// Runs `body` with a client that replays these requests.
  private func withReplay(
    _ exchanges: CassetteExchange...,
    body: @escaping @LoopActor @Sendable (ReplayHTTPClient, RequestLog, EventLoop) async throws -> Void
  ) throws {
    let base = try #require(HTTPAddress(url: ReplayHTTPClient.apiURL))
    try onLoop { loop in
      let log = RequestLog(loop: loop)
      let recording = CassetteRecording(test: nil, clock: nil, exchanges: exchanges)
      try await body(
        ReplayHTTPClient(recording, file: "a.cassette", loop: loop, base: base, log: log), log, loop)
    }
  }

  private func request(_ path: String, _ method: HTTPRequest.Method = .get) -> HTTPRequest {
    HTTPRequest(method: method, scheme: "https", authority: "api.github.com", path: path)
  }

  @Test func `equal requests are answered in the order of the recording`() throws {
    try withReplay(
      Sample.exchange("/a", "1"), Sample.exchange("/b", "2"), Sample.exchange("/a", "3"),
      Sample.exchange("/a", "4", method: .post, body: "x")
    ) { client, log, _ in
      var texts: [String] = []
      for path in ["/b", "/a", "/a"] { texts.append(try await client.send(request(path), body: []).text) }
      texts.append(try await client.send(request("/a", .post), body: Array("x".utf8)).text)
      #expect(texts == ["2", "1", "3", "4"])
      #expect(client.unplayed == [])
      #expect(log.takeFailures() == [])
    }
  }

  @Test func `a request that is not in the recording is reported with the nearest ones`() throws {
    try withReplay(
      Sample.exchange("/search?q=swift&page=1", "1", line: 4), Sample.exchange("/user", "2", line: 9),
      Sample.exchange("/once", "3", line: 12),
      Sample.exchange("/m", "4", method: .post, body: "abc", line: 20)
    ) { client, log, _ in
      await #expect(throws: AppError.self) {
        try await client.send(request("/search?q=swift&page=2"), body: [])
      }
      #expect(
        log.takeFailures() == [
          """
          a.cassette has no response to  GET /search?q=swift&page=2
              line 4  GET /search?q=swift&page=1      page: recording 1, sent 2
              line 9  GET /user      path: recording /user, sent /search; q: not in the recording, sent swift; \
          page: not in the recording, sent 2
              line 12  GET /once      path: recording /once, sent /search; q: not in the recording, sent swift; \
          page: not in the recording, sent 2
              to record again:  run with --record
          """
        ])
      _ = try await client.send(request("/once"), body: [])
      await #expect(throws: AppError.self) { try await client.send(request("/once"), body: []) }
      #expect(log.takeFailures().first?.contains("line 12  GET /once      was played already") == true)
      await #expect(throws: AppError.self) { try await client.send(request("/m", .post), body: [1]) }
      #expect(
        log.takeFailures().first?.contains("line 20  POST /m      body: recording 3 bytes, sent 1 others")
          == true)
      #expect(
        client.unplayed == [
          "    line 4  GET /search?q=swift&page=1", "    line 9  GET /user", "    line 20  POST /m",
        ])
    }
  }

  @Test func `an empty recording says so`() throws {
    try withReplay { client, log, _ in
      await #expect(throws: AppError.self) { try await client.send(request("/a"), body: []) }
      #expect(
        log.takeFailures() == [
          "a.cassette has no response to  GET /a\n    there are no requests in it\n"
            + "    to record again:  run with --record"
        ])
    }
  }

  @Test(arguments: StubFault.allCases) func `a fault fails as it did when it was recorded`(fault: StubFault)
    throws
  {
    let exchange = CassetteExchange(method: .get, target: RequestTarget("/a"), reply: .fault(fault))
    try withReplay(exchange) { client, log, _ in
      let failure = try await #require(throws: AppError.self) {
        try await client.send(request("/a"), body: [])
      }
      #expect(StubFault(failure) == fault)
      #expect(log.takeFailures() == [])
    }
  }

  @Test func `a request that was abandoned in the recording gets no response`() throws {
    let exchange = CassetteExchange(method: .get, target: RequestTarget("/a"), reply: .abandoned)
    try withReplay(exchange) { client, log, loop in
      let task = loop.spawn { _ = try? await client.send(request("/a"), body: []) }
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(log.openRequests == ["GET /a  never answered in the recording"])
      task.cancel()
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(log.openRequests == [])
      #expect(client.unplayed == [])
    }
  }
}
