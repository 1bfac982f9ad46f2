import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import HTTPTypes
import TestSupport
import Testing
import UseCases

/// What is sent, what is dropped, and what is said to whoever wants a change.
struct SendChangesTests {
  private static let writes: [Endpoint<Void>] = (1...3).map { .markRead("\($0)") }

  @Test func `changes are sent in order, and counted until they are answered`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      sending(Self.writes) { ends.add($0, $1) }
      #expect((sending.left, sending.unsent) == (3, 3))
      try await server.answer()
      #expect((sending.left, sending.unsent) == (2, 2))
      try await server.answer()
      try await server.answer()
      #expect((sending.left, sending.unsent) == (0, 0))
      #expect(server.paths == (1...3).map { "/notifications/threads/\($0)" })
      #expect(ends.all == ["3"])
    }
  }

  @Test func `the first that fails ends its batch, and no other one`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      sending(Self.writes) { ends.add($0, $1) }
      sending([.markDone("9")]) { ends.add($0, $1) }
      // They take turns.
      try await server.answer()
      try await server.answer()
      #expect(ends.all == ["1"])
      #expect(sending.left == 2)
      try await server.answer(status: 403)
      #expect(ends.all == ["1", "1 refused"])
      #expect(sending.left == 0)
      #expect(server.paths.count == 3)
    }
  }

  @Test func `a stop drops what is not sent, and leaves what is on its way`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      sending(Self.writes) { ends.add($0, $1) }
      sending([.markDone("9")]) { ends.add($0, $1) }
      try await server.start()
      #expect((sending.left, sending.unsent) == (4, 3))
      #expect(sending.stop() == 3)
      #expect((sending.left, sending.unsent) == (1, 0))
      #expect(sending.stop() == 0)
      try await server.finish()
      #expect(sending.left == 0)
      #expect(ends.all.sorted() == ["0 dropped", "1 dropped"])
      #expect(server.paths.count == 1)
    }
  }

  @Test func `one batch can be dropped before it is sent`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      let first = sending([.markRead("1")]) { ends.add($0, $1) }
      let second = sending([.markRead("2")]) { ends.add($0, $1) }
      try await server.start()
      #expect(!sending.drop(first))
      #expect(sending.drop(second))
      #expect(!sending.drop(second))
      try await server.finish()
      #expect(ends.all.sorted() == ["0 dropped", "1"])
    }
  }

  @Test func `a rate limit is waited for if that is wanted, and ends the batch otherwise`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      var waits = 0
      sending([.markRead("1")], waitingBy: { _ in waits += 1 }) { ends.add($0, $1) }
      sending([.markRead("2")]) { ends.add($0, $1) }
      try await server.answer(status: 429)
      #expect(waits == 1)
      // GitHub takes nothing until the limit ends.
      try await server.pass(.seconds(61))
      #expect(ends.all.contains("0 limited"))
    }
  }
}

/// How each batch ended.
@LoopActor
private final class BatchEnds {
  private(set) var all: [String] = []

  func add(_ taken: Int, _ error: (any Error)?) {
    var reason: String?
    if let error {
      reason = error is CancellationError ? "dropped" : "refused"
      if case .rateLimited? = error as? AppError { reason = "limited" }
    }
    all.append(["\(taken)", reason].compactMap(\.self).joined(separator: " "))
  }
}

/// GitHub, which answers when the test says so.
@LoopActor
private final class HeldServer: HTTPClient {
  private(set) var paths: [String] = []
  private var held: CheckedContinuation<HTTPClientResponse, any Error>?
  private let loop: EventLoop

  init(on loop: EventLoop) { self.loop = loop }

  @LoopActor
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    paths.append(request.path ?? "")
    return try await withCheckedThrowingContinuation { held = $0 }
  }

  /// Lets the next change begin, and answers it.
  func answer(status: Int = 205) async throws {
    try await start()
    try await finish(status: status)
  }

  /// Lets the next change begin: there is a second between two of them.
  func start() async throws {
    try await loop.waitUntilIdle(watchdog: .seconds(10))
    if held == nil { try await pass(.seconds(1)) }
  }

  func finish(status: Int = 205) async throws {
    held?.resume(
      returning: HTTPClientResponse(
        head: HTTPResponse(status: .init(code: status)), body: Array(#"{"message":"No"}"#.utf8)))
    held = nil
    try await loop.waitUntilIdle(watchdog: .seconds(10))
  }

  func pass(_ time: Duration) async throws {
    try await loop.advance(by: time, watchdog: .seconds(10))
  }
}

private func onServer(
  _ body: @escaping @LoopActor @Sendable (HeldServer, SendChanges) async throws -> Void
) throws {
  try onLoop { loop in
    let server = HeldServer(on: loop)
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    let github = GitHubRepository(
      http: server, base: .gitHub, token: Token("token"), userAgent: "octodo/0.0-test", cache: nil,
      loop: loop,
      now: { start + (loop.clock.now.sinceStart / .seconds(1)) })
    try await body(server, SendChanges(to: github, on: loop))
  }
}
