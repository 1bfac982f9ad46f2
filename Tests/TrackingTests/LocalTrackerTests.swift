import Domain
import EventLoop
import Foundation
import TestSupport
import Testing
import Tracking

struct LocalTrackerTests {
  private static let time = Date(timeIntervalSince1970: 1_769_860_800.5)

  @Test func `each event is a line of the file, in order`() throws {
    let folder = try TemporaryFolder()
    try onLoop { _ in
      let tracker = Self.tracker(folder.file("state/octodo/events.jsonl"))
      tracker.track(.launch)
      tracker.track(.pageView(.repoSearch))
    }
    let lines = try folder.lines("state/octodo/events.jsonl")
    #expect(
      lines == [
        #"{"user_id":"some-id","time":1769860800.5,"event":{"name":"launch"}}"#,
        #"{"user_id":"some-id","time":1769860800.5,"#
          + #""event":{"name":"page-view","value":{"page":"repository-search"}}}"#,
        "",
      ])
  }

  @Test func `file and folders are private to their owner`() throws {
    let folder = try TemporaryFolder()
    try onLoop { _ in Self.tracker(folder.file("state/octodo/events.jsonl")).track(.launch) }
    var permissions = try folder.permissions("state/octodo/events.jsonl")
    #expect(permissions == 0o600)
    permissions = try folder.permissions("state/octodo")
    #expect(permissions == 0o700)
    permissions = try folder.permissions("state")
    #expect(permissions == 0o700)
  }

  @Test func `nothing is created before the first event`() throws {
    let folder = try TemporaryFolder()
    try onLoop { _ in _ = Self.tracker(folder.file("state/events.jsonl")) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == [])
  }

  @Test func `two trackers share one file without mixing their lines`() throws {
    let folder = try TemporaryFolder()
    try onLoop { _ in
      let trackers = ["one", "two"].map { Self.tracker(folder.file("events.jsonl"), id: $0) }
      for page in 1...100 {
        for tracker in trackers {
          tracker.track(.search(query: String(repeating: "long ", count: 100), page: page))
        }
      }
    }
    let lines = try folder.lines("events.jsonl").dropLast()
    let ids = try lines.map { line -> String in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["user_id"] as? String)
    }
    #expect(ids == (1...100).flatMap { _ in ["one", "two"] })
  }

  @Test func `events are appended to the file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"old\":1}\n", to: "events.jsonl")
    try onLoop { _ in Self.tracker(folder.file("events.jsonl")).track(.launch) }
    let lines = try folder.lines("events.jsonl")
    #expect(lines.count == 3)
    #expect(lines.first == "{\"old\":1}")
  }

  @Test func `a line that a kill cut off does not spoil the next one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"old\":1}\n{\"torn", to: "events.jsonl")
    try onLoop { _ in Self.tracker(folder.file("events.jsonl")).track(.launch) }
    let lines = try folder.lines("events.jsonl")
    #expect(lines.prefix(2) == ["{\"old\":1}", "{\"torn"])
    #expect(lines.dropFirst(2).first?.hasSuffix("\"event\":{\"name\":\"launch\"}}") == true)
  }

  @Test func `a file that cannot be written is reported once, with the reason`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "in-the-way")
    let reports = try onLoop { _ in
      let reports = Reports()
      let file = folder.file("in-the-way/events.jsonl")
      let tracker = LocalTracker(
        file: file, identity: { "some-id" }, now: { Self.time }, onFailure: { reports.add($0) })
      tracker.track(.launch)
      tracker.track(.background)
      return reports.all
    }
    #expect(
      reports == [
        .storage(.cannotOpen(path: "\(folder.path)/in-the-way", reason: "Not a directory"))
      ])
  }

  @Test func `an id that cannot be kept is reported with its own path`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "data")
    let reports = try onLoop { _ in
      let reports = Reports()
      let identity = folder.file("data/octodo/user-id")
      let tracker = LocalTracker(
        file: folder.file("state/events.jsonl"),
        identity: { try UserIdentity.load(from: identity) { "some-id" } }, now: { Self.time },
        onFailure: { reports.add($0) })
      tracker.track(.launch)
      return reports.all
    }
    #expect(reports == [.storage(.cannotOpen(path: "\(folder.path)/data", reason: "Not a directory"))])
  }

  @Test func `events are written again once there is room`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let path = folder.file("events.jsonl")
    try folder.write("", to: "events.jsonl")
    // The maximum size of a file, so nothing can be appended.
    let full = truncate(path, off_t.max) == 0 ? off_t.max : (1 << 44) - 4_096
    let status = truncate(path, full)
    try #require(status == 0)
    let counts = try onLoop { _ in
      let reports = Reports()
      let tracker = LocalTracker(
        file: path, identity: { "some-id" }, now: { Self.time }, onFailure: { reports.add($0) })
      tracker.track(.launch)
      truncate(path, 0)
      tracker.track(.background)
      return [reports.all.count, tracker.writtenCount]
    }
    #expect(counts == [1, 1])
    let lines = try folder.lines("events.jsonl")
    #expect(lines.first?.hasSuffix("\"event\":{\"name\":\"background\"}}") == true)
  }

  @Test func `an id that cannot be created is reported and nothing is written`() throws {
    struct NoID: Error {}
    let folder = try TemporaryFolder()
    let count = try onLoop { _ in
      let reports = Reports()
      let tracker = LocalTracker(
        file: folder.file("events.jsonl"), identity: { throw NoID() }, now: { Self.time },
        onFailure: { reports.add($0) })
      tracker.track(.launch)
      tracker.track(.background)
      return reports.all.count
    }
    #expect(count == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == [])
  }

  @LoopActor
  private static func tracker(_ file: String, id: String = "some-id") -> LocalTracker {
    LocalTracker(file: file, identity: { id }, now: { time }) { Issue.record("\($0)") }
  }
}

@LoopActor
private final class Reports: Sendable {
  private(set) var all: [AppError] = []

  func add(_ report: AppError) { all.append(report) }
}
