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

/// The queue: two octodos that share it, a program that locks it, a full disk.
struct CollectorSenderQueueTests: OnRig {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
  }

  @Test func `a queue that grows too large drops its oldest events and reports their number`() throws {
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

  @Test func `an octodo that could not use the queue leaves its events to the other one`() throws {
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

  @Test func `the next octodo sends the events of one that has ended`() throws {
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

  @Test func `a locked queue is used later, and reported if that lasts`() throws {
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

  @Test func `events that did not fit on the disk are counted before the end`() throws {
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

  @Test func `events that did not fit on the disk are counted once`() throws {
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

  @Test func `a queue that cannot be used is reported, and the events stay in the spool`() throws {
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

  /// Another program that has locked the queue.
  private static func lock(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    return queue
  }
}
