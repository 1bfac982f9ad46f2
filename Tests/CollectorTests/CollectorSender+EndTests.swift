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

/// The end of the program, clock changes, and a user who stops the sending.
struct CollectorSenderEndTests: OnRig {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
  }

  @Test func `nothing is sent while the user forbids it`() throws {
    try onRig { rig, loop in
      rig.isAllowed = false
      rig.search("a")
      try await loop.pass(.seconds(100))
      await rig.sender.finish()
      #expect(rig.receiver.requests.isEmpty)
    }
    try onRig { rig, loop in
      rig.sender.start()
      try await loop.pass(.seconds(30))
      #expect(rig.receiver.queries == ["a"])
    }
  }

  @Test func `at the end a last batch is sent`() throws {
    try onRig { rig, loop in
      rig.search("a")
      await rig.sender.finish()
      #expect(rig.receiver.queries == ["a"])
      #expect(loop.pendingTimers.isEmpty)
    }
  }

  @Test func `the end waits at most 200 ms, and the remaining events stay`() throws {
    try onRig { rig, loop in
      rig.receiver.delay = .seconds(60)
      rig.search("a")
      let start = loop.clock.now
      let end = loop.spawn { await rig.sender.finish() }
      try await loop.waitUntilIdle()
      try await loop.pass(.milliseconds(200))
      await end.value
      #expect(start.duration(to: loop.clock.now) == .milliseconds(200))
      #expect(rig.receiver.queries == [])
      rig.receiver.delay = .zero
    }
    try onRig { rig, loop in
      rig.sender.start()
      try await loop.pass(.seconds(30))
      #expect(rig.receiver.queries == ["a"])
    }
  }

  @Test func `the end does not wait for a receiver that is failing`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(503)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      await rig.sender.finish()
      #expect(rig.receiver.requests.count == 1)
      #expect(loop.pendingTimers.isEmpty)
    }
  }

  @Test func `a clock that jumps back and forth loses nothing while the receiver responds`() throws {
    let clock = Mutex(Date(timeIntervalSince1970: 1_700_000_000))
    try onLoop { [folder] loop in
      let rig = try Rig(loop, folder: folder.path, wallClock: { clock.withLock { $0 } })
      for (query, days) in [("a", 0.0), ("b", -4_000), ("c", 10_000), ("d", -5_000)] {
        clock.withLock { $0 += days * 86_400 }
        rig.search(query)
        try await loop.pass(.seconds(30))
      }
      #expect(rig.receiver.queries == ["a", "b", "c", "d"])
      #expect(rig.receiver.sequences == [1, 2, 3, 4])
    }
  }

  @Test func `events that seem too old after a clock change are counted if the receiver is failing`() throws {
    let clock = Mutex(Date(timeIntervalSince1970: 1_700_000_000))
    try onLoop { [folder] loop in
      let rig = try Rig(loop, folder: folder.path, wallClock: { clock.withLock { $0 } })
      rig.receiver.answers = [Receiver.status(500), Receiver.status(500)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      clock.withLock { $0 += 31 * 86_400 }
      rig.search("b")
      try await loop.pass(.seconds(1_000))
      #expect(rig.receiver.queries == ["b"])
      #expect(rig.receiver.batches.joined().contains { $0.contains(#""value":{"count":1}"#) })
      #expect(rig.receiver.sequences == [2, 3])
    }
  }

  @Test func `every line of a batch has a line end`() throws {
    let event = RecordedEvent(.launch, id: "1", userID: "user", time: 0)
    let batch = try #require(Batch([QueuedEvent(sequence: 7, line: event.line)]))
    let text = String(decoding: try gunzip(batch.body), as: UTF8.self)
    #expect(text == event.wireForm(sequence: 7) + "\n")
  }

  @Test func `a last batch that is not accepted leaves no timer`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(500)]
      rig.search("a")
      await rig.sender.finish()
      #expect(rig.receiver.requests.count == 1)
      #expect(loop.pendingTimers.isEmpty)
    }
  }

  @Test func `the end does not wait for a request to a receiver that is failing`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(503)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      rig.receiver.delay = .seconds(60)
      try await loop.pass(.seconds(15))
      #expect(rig.receiver.requests.count == 2)
      let hasEnded = Mutex(false)
      loop.spawn {
        await rig.sender.finish()
        hasEnded.withLock { $0 = true }
      }
      try await loop.pass(.zero)
      #expect(hasEnded.withLock { $0 })
      try await loop.pass(.milliseconds(200))
    }
  }

  @Test func `a user who stops the sending stops it after the current batch`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 1
    try onRig(limits: limits) { rig, loop in
      rig.receiver.delay = .seconds(5)
      rig.search("a", "b")
      try await loop.waitUntilIdle()
      rig.isAllowed = false
      try await loop.pass(.seconds(100))
      #expect(rig.receiver.queries == ["a"])
    }
  }
}
