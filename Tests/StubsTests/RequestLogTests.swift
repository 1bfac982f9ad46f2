import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import Stubs

struct RequestLogTests {
  @Test func `requests without a response are listed with what they wait for`() throws {
    try withStubs { client, loop in
      let held = RequestMatch(method: .get, target: "/held")
      client.add(Stub(held, reply: try .text("", hold: "first"), line: 1, source: ""))
      let late = RequestMatch(method: .get, target: "/late")
      client.add(Stub(late, reply: try .text("", delay: .milliseconds(300)), line: 2, source: ""))
      let tasks = ["/held", "/late"].map { path in
        loop.spawn { _ = try? await client.get(path) }
      }
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      try await loop.advance(by: .milliseconds(100), watchdog: .seconds(5))
      #expect(client.log.openRequests == ["GET /held  held as first", "GET /late  answered in 200ms"])
      try await loop.advance(by: .milliseconds(200), watchdog: .seconds(5))
      #expect(client.log.openRequests == ["GET /held  held as first"])
      for task in tasks { task.cancel() }
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(client.log.openRequests == [])
    }
  }

  @Test func `the time until the last response is that of the longest delay`() throws {
    try withStubs { client, loop in
      for (path, delay) in [("/a", 100), ("/b", 300), ("/c", 200)] {
        let match = RequestMatch(method: .get, target: path)
        let reply = try StubReply.text("", delay: .milliseconds(delay))
        client.add(Stub(match, reply: reply, line: 1, source: ""))
        loop.spawn { _ = try? await client.get(path) }
      }
      try await loop.waitUntilIdle(watchdog: .seconds(5))
      #expect(client.log.untilLastResponse == .milliseconds(300))
      try await loop.advance(by: .milliseconds(300), watchdog: .seconds(5))
      #expect(client.log.untilLastResponse == nil)
    }
  }
}
