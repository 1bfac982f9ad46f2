import Collector
import Console
import Domain
import FoundationEssentials
import Glibc
import Storage
import Tracking

/// The files with the events and the random id.
struct TrackingFiles {
  let folders: Folders

  var events: String { folders.eventsFile(isDemo: false) }

  /// The number of events in the file, without an incomplete last line.
  /// - Throws: `TextFile.Problem`.
  func recordedCount() throws -> Int {
    var count = 0
    try LineFile(path: events).forEachLine { if Self.isEvent($0) { count += 1 } }
    return count
  }

  /// The events that wait for a collector; nil if none ever did.
  /// - Throws: `AppError.storage`.
  func waiting() throws -> EventQueue.Total? {
    try hasOutbox ? outbox.total() : nil
  }

  /// Calls `body` with each event as a line of JSON, first those in the file, then those that wait for a
  /// collector, until it returns false.
  /// - Throws: `TextFile.Problem`, `AppError.storage`.
  func forEachEvent(_ body: (String) -> Bool) throws {
    struct Enough: Error {}
    do {
      try LineFile(path: events).forEachLine { line in
        guard Self.isEvent(line) else { return }
        guard body(String(decoding: line, as: UTF8.self)) else { throw Enough() }
      }
      if hasOutbox { try outbox.forEachLine { guard body($0) else { throw Enough() } } }
    } catch is Enough {}
  }

  /// The newest events of both files, sorted by time, because a changed mode can put newer ones in either.
  /// - Throws: `TextFile.Problem`, `AppError.storage`.
  func newestEvents(_ count: Int) throws -> [String] {
    let recorded = try LineFile(path: events).last(count, where: Self.isEvent)
    let waiting = try hasOutbox ? outbox.newestLines(count: count) : []
    return (recorded + waiting).map { (time: Self.time(of: $0), line: $0) }.sorted { $0.time < $1.time }
      .suffix(count).map(\.line)
  }

  private static func isEvent(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "{") && line.last == UInt8(ascii: "}")
  }

  /// 0 if the line has no time.
  private static func time(of line: String) -> Double {
    struct Timed: Decodable { let time: Double }
    return (try? JSONDecoder().decode(Timed.self, from: Data(line.utf8)))?.time ?? 0
  }

  /// Deletes everything and reports each part that existed. The waiting events come last, because deleting
  /// them may fail.
  /// - Throws: `TextFile.Problem`, `AppError.storage`.
  func delete(_ say: (String) -> Void) throws {
    for path in [events, folders.eventsFile(isDemo: true), folders.userIDFile] {
      if unlink(path) == 0 {
        say(path)
      } else if errno != ENOENT {
        let reason = String(cString: strerror(errno))
        throw TextFile.Problem(
          description: "\(path.writingHome(folders.home)) cannot be deleted: \(reason)")
      }
    }
    if hasOutbox {
      try outbox.removeAll()
      say(folders.outboxFolder)
    }
  }

  private var hasOutbox: Bool { access(folders.outboxFolder, F_OK) == 0 }

  private var outbox: Outbox {
    // Reading the events never creates an id, in any mode.
    Outbox(folder: folders.outboxFolder) { [file = folders.userIDFile] in
      try UserIdentity.known(in: file) ?? UserIdentity.none
    }
  }
}
