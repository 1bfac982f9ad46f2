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
      sending(Self.writes) { ends.add($0) }
      #expect((sending.left, sending.unsent) == (3, 3))
      try await server.answer()
      #expect((sending.left, sending.unsent) == (2, 2))
      try await server.answer()
      try await server.answer()
      #expect((sending.left, sending.unsent) == (0, 0))
      #expect(server.paths == (1...3).map { "/notifications/threads/\($0)" })
      #expect(ends.all == ["taken [0, 1, 2], refused [], unsent 0"])
    }
  }

  @Test func `one that fails does not keep those after it`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      sending(Self.writes) { ends.add($0) }
      try await server.answer()
      try await server.answer(status: 404)
      #expect(sending.left == 1)
      try await server.answer()
      #expect(ends.all == ["taken [0, 2], refused [1], unsent 0"])
      #expect((sending.left, server.paths.count) == (0, 3))
    }
  }

  @Test func `a failure that all would meet ends its batch, and no other one`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      sending(Self.writes) { ends.add($0) }
      sending([.markDone("9")]) { ends.add($0) }
      // They take turns.
      try await server.answer()
      try await server.answer()
      #expect(ends.all == ["taken [0], refused [], unsent 0"])
      #expect(sending.left == 2)
      try await server.answer(status: 401)
      #expect(ends.all.last == "taken [0], refused [1], unsent 1")
      #expect((sending.left, server.paths.count) == (0, 3))
    }
  }

  @Test func `what GitHub has already is not sent`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      sending(Self.writes, unless: { $0 == 1 }) { ends.add($0) }
      try await server.answer()
      try await server.pass(.seconds(1))
      try await server.answer()
      #expect(server.paths == [1, 3].map { "/notifications/threads/\($0)" })
      #expect(ends.all == ["taken [0, 2], held [1], refused [], unsent 0"])
    }
  }

  @Test func `a stop drops what is not sent, and leaves what is on its way`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      sending(Self.writes) { ends.add($0) }
      sending([.markDone("9")]) { ends.add($0) }
      try await server.start()
      #expect((sending.left, sending.unsent) == (4, 3))
      #expect(sending.stop() == 3)
      #expect((sending.left, sending.unsent) == (1, 0))
      #expect(sending.stop() == 0)
      try await server.finish()
      #expect(sending.left == 0)
      #expect(
        ends.all.sorted() == [
          "taken [0], refused [], unsent 2 dropped", "taken [], refused [], unsent 1 dropped",
        ])
      #expect(server.paths.count == 1)
    }
  }

  @Test func `one batch can be dropped before it is sent`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      let first = sending([.markRead("1")]) { ends.add($0) }
      let second = sending([.markRead("2")]) { ends.add($0) }
      try await server.start()
      #expect(!sending.drop(first))
      #expect(sending.drop(second))
      #expect(!sending.drop(second))
      try await server.finish()
      #expect(
        ends.all.sorted() == [
          "taken [0], refused [], unsent 0", "taken [], refused [], unsent 1 dropped",
        ])
    }
  }

  @Test func `a change that waits for a rate limit keeps its turn, and can be dropped`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      var waits = 0
      sending([.markRead("1")], waitingBy: { _ in waits += 1 }) { ends.add($0) }
      let second = sending([.markRead("2")], waitingBy: { _ in waits += 1 }) { ends.add($0) }
      sending([.markRead("3")], waitingBy: { _ in waits += 1 }) { ends.add($0) }
      try await server.answer(status: 429)
      #expect(waits == 1 && sending.unsent == 3)
      // GitHub takes nothing until the limit ends.
      try await server.pass(.seconds(61))
      #expect(server.paths.count == 2 && sending.drop(second))
      try await server.answer()
      try await server.answer()
      #expect(server.paths == [1, 1, 3].map { "/notifications/threads/\($0)" })
      #expect(ends.all.count { $0 == "taken [0], refused [], unsent 0" } == 2)
    }
  }

  @Test func `a rate limit ends a batch that does not wait for it`() throws {
    try onServer { server, sending in
      let ends = BatchEnds()
      sending([.markRead("1")]) { ends.add($0) }
      try await server.answer(status: 429)
      #expect(ends.all == ["taken [], refused [0], unsent 0"])
    }
  }
}

/// How each batch ended.
@LoopActor
private final class BatchEnds {
  private(set) var all: [String] = []

  func add(_ sent: SentChanges) {
    let held = sent.held.isEmpty ? "" : "held \(sent.held), "
    let counts = "taken \(sent.taken), \(held)refused \(sent.refused.map(\.position)), unsent \(sent.unsent)"
    all.append(sent.isStopped ? "\(counts) dropped" : counts)
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
