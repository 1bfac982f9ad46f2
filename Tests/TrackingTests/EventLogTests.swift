import Domain
import EventLoop
import FoundationEssentials
import Synchronization
import TestSupport
import Testing
import Tracking

struct EventLogTests {
  private static let time = Date(timeIntervalSince1970: 1_769_860_800.5)

  @LoopActor
  private static func log(
    to tracker: any Tracker = RecordingTracker(), mode: TrackingMode = .local, limit: Int = 1_000,
    identity: @escaping @Sendable () throws -> String = { "some-id" }
  ) -> EventLog {
    EventLog(
      passingTo: tracker, destination: TrackingDestination(file: nil, identity: identity), now: { time },
      limit: limit, isOn: { mode == .local })
  }

  @Test func `events are kept, newest last, and passed on`() throws {
    try onLoop { _ in
      let tracker = RecordingTracker()
      let log = Self.log(to: tracker)
      log.track(.launch)
      log.track(.pageView(.events))
      #expect(log.entries.map(\.event) == [.launch, .pageView(.events)])
      #expect(log.entries.map(\.number) == [1, 2])
      #expect(tracker.events == [.launch, .pageView(.events)])
    }
  }

  @Test func `an event that is only kept is not passed on`() throws {
    try onLoop { _ in
      let tracker = RecordingTracker()
      let log = Self.log(to: tracker)
      log.keep(.launch, at: Self.time)
      log.track(.background)
      #expect(log.entries.map(\.event) == [.launch, .background])
      #expect(tracker.events == [.background])
    }
  }

  @Test func `with tracking off nothing is kept or passed on`() throws {
    try onLoop { _ in
      let tracker = RecordingTracker()
      let log = Self.log(to: tracker, mode: .off)
      log.track(.launch)
      #expect(log.entries == [])
      #expect(tracker.events == [])
      #expect(log.dropped == 0)
    }
  }

  @Test func `the oldest events are dropped and counted`() throws {
    try onLoop { _ in
      let log = Self.log(limit: 3)
      for page in 1...5 { log.track(.search(query: "x", page: page)) }
      #expect(log.entries.map(\.number) == [3, 4, 5])
      #expect(log.dropped == 2)
    }
  }

  @Test func `the wire form is the line of the file, byte for byte`() throws {
    let folder = try TemporaryFolder()
    let kept = try onLoop { _ in
      // A clock that advances with each reading: file and log must have the time of one reading.
      let clock = Clock()
      let tracker = LocalTracker(
        file: folder.file("events.jsonl"), identity: { "some-id" }, now: { Self.time },
        onFailure: { Issue.record("\($0)") })
      let log = EventLog(
        passingTo: tracker, destination: TrackingDestination(file: nil) { "some-id" },
        now: { clock.next() }, isOn: { true })
      log.track(.launch)
      log.track(.search(query: "a \"quoted\" word", page: 2))
      return try log.entries.map { try log.wireForm(of: $0) }
    }
    let lines = try folder.lines("events.jsonl")
    #expect(lines.dropLast() == kept[...])
    #expect(kept.first == #"{"user_id":"some-id","time":1.0,"event":{"name":"launch"}}"#)
  }

  @Test func `an id that cannot be read is an error`() throws {
    struct NoID: Error {}
    try onLoop { _ in
      let log = Self.log(identity: { throw NoID() })
      log.track(.launch)
      let entry = try #require(log.entries.first)
      #expect(throws: NoID.self) { try log.wireForm(of: entry) }
    }
  }
}

/// Seconds since 1970, one more with each reading.
private final class Clock: Sendable {
  private let seconds = Mutex(0.0)

  func next() -> Date {
    seconds.withLock {
      $0 += 1
      return Date(timeIntervalSince1970: $0)
    }
  }
}
