import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import Stubs

struct StubTimingTests {
  /// Sends a request in its own task; the outcome is set when the task ends.
  @LoopActor
  private final class Asker {
    private(set) var outcome: String?
    private var task: Task<Void, Never>?

    init(_ client: StubHTTPClient, _ path: String, on loop: EventLoop) {
      task = loop.spawn {
        do {
          self.outcome = try await client.get(path)
        } catch {
          self.outcome = "\(error)"
        }
      }
    }

    func cancel() { task?.cancel() }
  }

  @LoopActor
  private func add(_ reply: StubReply<HTTPClientResponse>, to client: StubHTTPClient) {
    client.add(Stub(RequestMatch(method: .get, target: "/a"), reply: reply, line: 1, source: ""))
  }

  @Test func `a delayed response comes at its time and leaves the loop idle until then`() throws {
    try withStubs { client, loop in
      add(try .text("late", delay: .milliseconds(300)), to: client)
      let asker = Asker(client, "/a", on: loop)
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(asker.outcome == nil)
      try await loop.advance(by: .milliseconds(299), watchdog: .seconds(5))
      #expect(asker.outcome == nil)
      try await loop.advance(by: .milliseconds(1), watchdog: .seconds(5))
      #expect(asker.outcome == "late")
    }
  }

  @Test func `a held response comes when it is released`() throws {
    try withStubs { client, loop in
      add(try .text("held", hold: "first"), to: client)
      let asker = Asker(client, "/a", on: loop)
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(asker.outcome == nil)
      #expect(client.heldReplies == ["first: GET /a"])
      #expect(client.release("second") == 0)
      #expect(client.release("first") == 1)
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(asker.outcome == "held")
      #expect(client.heldReplies == [])
    }
  }

  @Test func `of several waiting requests only the cancelled one ends`() throws {
    try withStubs { client, loop in
      add(try .text("held", hold: "first"), to: client)
      let (given, kept) = (Asker(client, "/a", on: loop), Asker(client, "/a", on: loop))
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      given.cancel()
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(given.outcome == "CancellationError()")
      #expect(kept.outcome == nil)
      let count = client.release("first")
      #expect(count == 1)
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(kept.outcome == "held")
    }
  }

  @Test func `releasing a name releases all its responses, and no others`() throws {
    try withStubs { client, loop in
      add(try .text("held", hold: "first"), to: client)
      client.add(
        Stub(
          RequestMatch(method: .get, target: "/b"), reply: try .text("other", hold: "second"), line: 2,
          source: ""))
      let one = Asker(client, "/a", on: loop)
      let other = Asker(client, "/b", on: loop)
      let two = Asker(client, "/a", on: loop)
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(client.heldReplies == ["first: GET /a", "second: GET /b", "first: GET /a"])
      let count = client.release("first")
      #expect(count == 2)
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(one.outcome == "held")
      #expect(two.outcome == "held")
      #expect(other.outcome == nil)
      #expect(client.heldReplies == ["second: GET /b"])
      #expect(client.release("second") == 1)
    }
  }

  @Test func `a held response with a delay waits for both`() throws {
    try withStubs { client, loop in
      add(try .text("late", delay: .seconds(1), hold: "first"), to: client)
      let asker = Asker(client, "/a", on: loop)
      try await loop.advance(by: .seconds(5), watchdog: .seconds(5))
      #expect(client.release("first") == 1)
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(asker.outcome == nil)
      try await loop.advance(by: .seconds(1), watchdog: .seconds(5))
      #expect(asker.outcome == "late")
    }
  }

  @Test(arguments: [true, false]) func `a cancelled request ends at once`(isHeld: Bool) throws {
    try withStubs { client, loop in
      add(try isHeld ? .text("", hold: "first") : .text("", delay: .seconds(1)), to: client)
      let asker = Asker(client, "/a", on: loop)
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      asker.cancel()
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(asker.outcome == "CancellationError()")
      #expect(client.heldReplies == [])
      #expect(client.release("first") == 0)
    }
  }

  @Test func `responses overtake each other by their delays`() throws {
    try withStubs { client, loop in
      let match = RequestMatch(method: .get, target: "/a")
      client.add(
        Stub(
          match, reply: try .text("slow", delay: .seconds(2)), then: [try .text("fast", delay: .seconds(1))],
          line: 1, source: ""))
      let first = Asker(client, "/a", on: loop)
      let second = Asker(client, "/a", on: loop)
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      try await loop.advance(by: .seconds(1), watchdog: .seconds(5))
      #expect(first.outcome == nil)
      #expect(second.outcome == "fast")
      try await loop.advance(by: .seconds(1), watchdog: .seconds(5))
      #expect(first.outcome == "slow")
    }
  }
}
