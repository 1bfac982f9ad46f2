import Domain
import EventLoop
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Storage
import Synchronization
import TestSupport
import Testing
import Tracking

@testable import Collector

/// Batches, and the responses of a receiver.
struct CollectorSenderTests: OnRig {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
  }

  @Test func `events wait for a batch, but not forever`() throws {
    try onRig { rig, loop in
      rig.search("a", "b")
      try await loop.pass(.seconds(29))
      #expect(rig.receiver.requests.isEmpty)
      try await loop.pass(.seconds(1))
      #expect(rig.receiver.queries == ["a", "b"])
      #expect(rig.receiver.sequences == [1, 2])
    }
  }

  @Test func `only stored events are counted`() throws {
    try onRig { rig, _ in
      rig.search("a", "b")
      #expect(rig.tracker.writtenCount == 2)
    }
    try FileManager.default.removeItem(atPath: folder.file("spool"))
    try folder.write("in the way", to: "spool")
    try onRig { rig, _ in
      rig.search("a")
      #expect(rig.tracker.writtenCount == 0)
    }
  }

  @Test func `without events nothing is sent and no timer runs`() throws {
    try onRig { rig, loop in
      rig.search("a")
      try await loop.pass(.seconds(30))
      #expect(loop.pendingTimers.isEmpty)
      #expect(rig.receiver.requests.count == 1)
    }
  }

  @Test func `a full batch is sent at once, and further events in more batches`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 3
    try onRig(limits: limits) { rig, loop in
      rig.search("a", "b", "c", "d", "e")
      try await loop.waitUntilIdle()
      #expect(rig.receiver.batches.map(\.count) == [3, 2])
    }
  }

  @Test func `events that fire while a batch is sent are sent too`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 2
    try onRig(limits: limits) { rig, loop in
      rig.receiver.delay = .seconds(5)
      rig.search("a", "b")
      try await loop.waitUntilIdle()
      rig.search("c")
      try await loop.pass(.seconds(60))
      #expect(rig.receiver.queries == ["a", "b", "c"])
    }
  }

  @Test func `a batch that filled while another one was sent is sent at once`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 2
    try onRig(limits: limits) { rig, loop in
      rig.receiver.delay = .seconds(5)
      rig.search("a", "b")
      try await loop.waitUntilIdle()
      rig.search("c", "d")
      try await loop.pass(.seconds(10))
      #expect(rig.receiver.queries == ["a", "b", "c", "d"])
    }
  }

  @Test func `waiting events are read in parts, the newest on their own`() throws {
    try onRig { rig, _ in
      for number in 0..<1_200 { rig.search("\(number)") }
      var lines: [String] = []
      try rig.outbox.forEachLine { lines.append($0) }
      #expect(lines.count == 1_200)
      #expect(lines.last?.contains("\"query\":\"1199\"") == true)
      let newestLines = try rig.outbox.newestLines(count: 2)
      #expect(newestLines == lines.suffix(2))
    }
  }

  @Test func `a batch that was not accepted is retried, later each time, in order`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [.failure(.timedOut), Receiver.status(500), Receiver.status(503)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      rig.search("b")
      try await loop.pass(.seconds(1_000))
      #expect(rig.receiver.times == [30, 45, 75, 135].map { .seconds($0) })
      #expect(rig.receiver.queries == ["a", "b"])
      #expect(rig.receiver.sequences == [1, 2])
      #expect(rig.reported == [.response(.unreachable), .response(.status(500)), .response(.status(503))])
    }
  }

  @Test func `after an accepted batch, waits are short again and problems are reported again`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(500), Receiver.status(500)]
      rig.search("a")
      try await loop.pass(.seconds(100))
      #expect(rig.receiver.times == [30, 45, 75].map { .seconds($0) })
      rig.receiver.answers = [Receiver.status(500)]
      rig.search("b")
      try await loop.pass(.seconds(100))
      #expect(rig.receiver.times == [30, 45, 75, 130, 145].map { .seconds($0) })
      #expect(rig.receiver.queries == ["a", "b"])
      #expect(rig.reported == [.response(.status(500)), .response(.status(500))])
    }
  }

  @Test func `the receiver's retry-after is honoured`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(429, [.retryAfter: "600"])]
      rig.search("a")
      try await loop.pass(.seconds(2_000))
      #expect(rig.receiver.times == [.seconds(30), .seconds(30 + 600 + 15)])
    }
  }

  @Test func `a lasting problem is reported once`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = Array(repeating: Receiver.status(401), count: 5)
      rig.search("a")
      try await loop.pass(.seconds(5_000))
      #expect(rig.reported == [.response(.status(401))])
      #expect(rig.receiver.queries == ["a"])
    }
  }

  @Test func `a batch that is too large is halved until it is accepted`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(413), Receiver.status(413)]
      rig.search("a", "b", "c", "d", "e")
      try await loop.pass(.seconds(30))
      #expect(rig.receiver.batches.map(\.count) == [1, 1, 1, 1, 1])
      #expect(rig.receiver.queries == ["a", "b", "c", "d", "e"])
    }
  }

  @Test func `an event that is too large alone is dropped and reported`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(413)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      #expect(rig.receiver.queries == [])
      let line = try #require(rig.receiver.batches.first?.first)
      #expect(line.hasSuffix("\"event\":{\"name\":\"events-dropped\",\"value\":{\"count\":1}}}"))
    }
  }

  @Test func `after an event that was too large batches have their full size again`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = Array(repeating: Receiver.status(413), count: 3)
      rig.search("a", "b", "c", "d", "e")
      try await loop.pass(.seconds(30))
      #expect(rig.receiver.queries == ["b", "c", "d", "e"])
      #expect(rig.receiver.batches.map(\.count) == [5])
    }
  }

  @Test func `a full batch does not shorten the wait while a receiver is failing`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 2
    try onRig(limits: limits) { rig, loop in
      rig.receiver.answers = [Receiver.status(500)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      rig.search("b", "c")
      try await loop.waitUntilIdle()
      #expect(rig.receiver.requests.count == 1)
    }
  }
}
