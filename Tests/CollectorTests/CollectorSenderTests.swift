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

struct CollectorSenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
  }

  private func onRig(
    limits: CollectorLimits = CollectorLimits(),
    _ body: @escaping @LoopActor @Sendable (Rig, EventLoop) async throws -> Void
  ) throws {
    try onLoop { [folder] loop in
      try await body(try Rig(loop, folder: folder.path, limits: limits), loop)
    }
  }

  @Test func `events wait for company, and not for ever`() throws {
    try onRig { rig, loop in
      rig.search("a", "b")
      try await loop.pass(.seconds(29))
      #expect(rig.receiver.requests.isEmpty)
      try await loop.pass(.seconds(1))
      #expect(rig.receiver.queries == ["a", "b"])
      #expect(rig.receiver.sequences == [1, 2])
    }
  }

  @Test func `what was written is counted, and what could not be is not`() throws {
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

  @Test func `nothing is asked, and no timer runs, while there is nothing to send`() throws {
    try onRig { rig, loop in
      rig.search("a")
      try await loop.pass(.seconds(30))
      #expect(loop.pendingTimers.isEmpty)
      #expect(rig.receiver.requests.count == 1)
    }
  }

  @Test func `a full batch goes at once, and what is more goes in batches`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 3
    try onRig(limits: limits) { rig, loop in
      rig.search("a", "b", "c", "d", "e")
      try await loop.settle()
      #expect(rig.receiver.batches.map(\.count) == [3, 2])
    }
  }

  @Test func `events that fire while a batch is sent are sent too`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 2
    try onRig(limits: limits) { rig, loop in
      rig.receiver.delay = .seconds(5)
      rig.search("a", "b")
      try await loop.settle()
      rig.search("c")
      try await loop.pass(.seconds(60))
      #expect(rig.receiver.queries == ["a", "b", "c"])
    }
  }

  @Test func `a full batch that gathered while another one was sent goes at once`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 2
    try onRig(limits: limits) { rig, loop in
      rig.receiver.delay = .seconds(5)
      rig.search("a", "b")
      try await loop.settle()
      rig.search("c", "d")
      try await loop.pass(.seconds(10))
      #expect(rig.receiver.queries == ["a", "b", "c", "d"])
    }
  }

  @Test func `what is left to read is handed over in parts, the newest by itself`() throws {
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

  @Test func `what was not taken is sent again, later each time, in order`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [.failure(.timedOut), Receiver.status(500), Receiver.status(503)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      rig.search("b")
      try await loop.pass(.seconds(1_000))
      #expect(rig.receiver.times == [30, 45, 75, 135].map { .seconds($0) })
      #expect(rig.receiver.queries == ["a", "b"])
      #expect(rig.receiver.sequences == [1, 2])
      #expect(rig.reported == [.answer(.unreachable), .answer(.status(500)), .answer(.status(503))])
    }
  }

  @Test func `after a batch was taken, trouble begins anew: short waits, and it is told again`() throws {
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
      #expect(rig.reported == [.answer(.status(500)), .answer(.status(500))])
    }
  }

  @Test func `the receiver's wish is kept`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(429, [.retryAfter: "600"])]
      rig.search("a")
      try await loop.pass(.seconds(2_000))
      #expect(rig.receiver.times == [.seconds(30), .seconds(30 + 600 + 15)])
    }
  }

  @Test func `a problem that lasts is told once`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = Array(repeating: Receiver.status(401), count: 5)
      rig.search("a")
      try await loop.pass(.seconds(5_000))
      #expect(rig.reported == [.answer(.status(401))])
      #expect(rig.receiver.queries == ["a"])
    }
  }

  @Test func `a batch that is too large is halved until it is taken`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(413), Receiver.status(413)]
      rig.search("a", "b", "c", "d", "e")
      try await loop.pass(.seconds(30))
      #expect(rig.receiver.batches.map(\.count) == [1, 1, 1, 1, 1])
      #expect(rig.receiver.queries == ["a", "b", "c", "d", "e"])
    }
  }

  @Test func `an event that is too large by itself is given up and reported`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(413)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      #expect(rig.receiver.queries == [])
      let line = try #require(rig.receiver.batches.first?.first)
      #expect(line.hasSuffix("\"event\":{\"name\":\"events-dropped\",\"value\":{\"count\":1}}}"))
    }
  }

  @Test func `after an event that was too large by itself batches are as large as before`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = Array(repeating: Receiver.status(413), count: 3)
      rig.search("a", "b", "c", "d", "e")
      try await loop.pass(.seconds(30))
      #expect(rig.receiver.queries == ["b", "c", "d", "e"])
      #expect(rig.receiver.batches.map(\.count) == [5])
    }
  }

  @Test func `a queue that grows too large drops its oldest events and reports how many`() throws {
    var limits = CollectorLimits()
    limits.queueBytes = 1_000
    try onRig(limits: limits) { rig, loop in
      rig.receiver.answers = [Receiver.status(500)]
      for number in 0..<20 { rig.search("query \(number)") }
      try await loop.pass(.seconds(30))
      try await loop.pass(.seconds(30))
      let dropped = try #require(
        rig.receiver.batches.joined().compactMap { $0.firstMatch(of: /"count":(\d+)/).flatMap { Int($0.1) } }
          .first)
      #expect(rig.receiver.queries == (dropped..<20).map { "query \($0)" })
      #expect(rig.receiver.sequences == Array(dropped + 1...21))
    }
  }

  @Test func `two octodos share a queue, and one of them sends`() throws {
    try onLoop { [folder] loop in
      let receiver = Receiver(loop)
      let first = try Rig(loop, folder: folder.path, receiver: receiver)
      let second = try Rig(loop, folder: folder.path, receiver: receiver)
      for number in 0..<10 {
        first.search("1-\(number)")
        second.search("2-\(number)")
        try await loop.pass(.seconds(40))
      }
      first.search("last")
      try await loop.pass(.seconds(40))
      #expect(receiver.queries.count == 21)
      #expect(Set(receiver.queries).count == 21)
      #expect(receiver.sequences == Array(1...21))
    }
  }

  @Test func `one that could not use the queue hands its events over to the other one again`() throws {
    try onLoop { [folder] loop in
      let receiver = Receiver(loop)
      let first = try Rig(loop, folder: folder.path, receiver: receiver)
      let second = try Rig(loop, folder: folder.path, receiver: receiver)
      first.search("a")
      try await loop.pass(.seconds(30))
      let other = try Self.lock(folder.file("queue.db"))
      second.search("b")
      try await loop.pass(.seconds(30))
      try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
      try await loop.pass(.seconds(60))
      second.search("c")
      try await loop.pass(.seconds(30))
      first.search("d")
      try await loop.pass(.seconds(30))
      #expect(receiver.queries == ["a", "b", "c", "d"])
    }
  }

  @Test func `the next octodo sends what one left that is gone`() throws {
    try onLoop { [folder] loop in
      do {
        let gone = try Rig(loop, folder: folder.path)
        gone.search("a")
      }
      let next = try Rig(loop, folder: folder.path)
      next.sender.start()
      try await loop.pass(.seconds(30))
      #expect(next.receiver.queries == ["a"])
    }
  }

  @Test func `nothing is sent while a person does not want it`() throws {
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

  @Test func `the end waits 200 ms at most, and what is left stays`() throws {
    try onRig { rig, loop in
      rig.receiver.delay = .seconds(60)
      rig.search("a")
      let start = loop.clock.now
      let end = loop.spawn { await rig.sender.finish() }
      try await loop.settle()
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

  @Test func `while a receiver is in trouble the end does not wait for it`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(503)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      await rig.sender.finish()
      #expect(rig.receiver.requests.count == 1)
      #expect(loop.pendingTimers.isEmpty)
    }
  }

  @Test func `a clock that jumps back and forth loses nothing while the receiver answers`() throws {
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

  @Test func `what looks too old after a clock jumped is counted, where the receiver is in trouble`() throws {
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

  @Test func `each line of a batch ends, the last one too`() throws {
    let event = RecordedEvent(.launch, id: "1", userID: "user", time: 0)
    let batch = try #require(Batch([QueuedEvent(sequence: 7, line: event.line)]))
    let text = String(decoding: try gunzip(batch.body), as: UTF8.self)
    #expect(text == event.wireForm(sequence: 7) + "\n")
  }

  @Test func `a full batch does not cut the wait short while a receiver is in trouble`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 2
    try onRig(limits: limits) { rig, loop in
      rig.receiver.answers = [Receiver.status(500)]
      rig.search("a")
      try await loop.pass(.seconds(30))
      rig.search("b", "c")
      try await loop.settle()
      #expect(rig.receiver.requests.count == 1)
    }
  }

  @Test func `a last batch that is not taken leaves no timer behind`() throws {
    try onRig { rig, loop in
      rig.receiver.answers = [Receiver.status(500)]
      rig.search("a")
      await rig.sender.finish()
      #expect(rig.receiver.requests.count == 1)
      #expect(loop.pendingTimers.isEmpty)
    }
  }

  @Test func `the end does not wait for a request to a receiver that is in trouble`() throws {
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

  @Test func `a person who stops the sending stops it after the batch that is under way`() throws {
    var limits = CollectorLimits()
    limits.batchEvents = 1
    try onRig(limits: limits) { rig, loop in
      rig.receiver.delay = .seconds(5)
      rig.search("a", "b")
      try await loop.settle()
      rig.isAllowed = false
      try await loop.pass(.seconds(100))
      #expect(rig.receiver.queries == ["a"])
    }
  }

  @Test func `a queue that another program locks is used later, and is told if that lasts`() throws {
    try onRig { rig, loop in
      rig.search("a")
      try await loop.pass(.seconds(30))
      let other = try Self.lock(folder.file("queue.db"))
      rig.search("b")
      try await loop.pass(.seconds(50))
      #expect(rig.reported == [])
      try await loop.pass(.seconds(100))
      #expect(rig.reported == [.storage(.storage(.locked))])
      try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
      try await loop.pass(.seconds(500))
      #expect(rig.receiver.queries == ["a", "b"])
    }
  }

  @Test func `what the disk had no room for is counted before the end`() throws {
    try folder.write("in the way", to: "spool")
    try onRig { rig, loop in
      rig.search("a", "b")
      #expect(rig.failures.count == 1)
      await rig.sender.finish()
    }
    try FileManager.default.removeItem(atPath: folder.file("spool"))
    try onRig { rig, loop in
      rig.sender.start()
      try await loop.pass(.seconds(30))
      let line = try #require(rig.receiver.batches.first?.first)
      #expect(line.hasSuffix("\"event\":{\"name\":\"events-dropped\",\"value\":{\"count\":2}}}"))
    }
  }

  @Test func `what the disk had no room for is counted once`() throws {
    try folder.write("in the way", to: "spool")
    let path = folder.file("spool")
    try onRig { rig, loop in
      rig.search("a", "b")
      try FileManager.default.removeItem(atPath: path)
      for query in ["c", "d"] {
        rig.search(query)
        try await loop.pass(.seconds(30))
      }
      #expect(rig.receiver.queries == ["c", "d"])
      let counts = rig.receiver.batches.joined().compactMap {
        $0.firstMatch(of: /"count":(\d+)/).map { String($0.1) }
      }
      #expect(counts == ["2"])
    }
  }

  @Test func `a queue that cannot be used is told, and the events stay in the spool`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("queue.db"), withIntermediateDirectories: true)
    try onRig { rig, loop in
      rig.search("a")
      try await loop.pass(.seconds(30))
      #expect(rig.reported.count == 1)
      #expect(rig.receiver.requests.isEmpty)
    }
    try FileManager.default.removeItem(atPath: folder.file("queue.db"))
    try onRig { rig, loop in
      rig.sender.start()
      try await loop.pass(.seconds(30))
      #expect(rig.receiver.queries == ["a"])
    }
  }

  /// Another program that has the queue for itself.
  private static func lock(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    return queue
  }
}

extension EventLoop {
  /// Lets what is about to begin begin, and then time pass.
  @LoopActor
  fileprivate func pass(_ span: Duration) async throws {
    try await settle()
    try await advance(by: span, watchdog: .seconds(5))
  }
}
