import Collector
import Console
import Domain
import FoundationEssentials
import Glibc
import Storage
import Tracking

/// The files that events and the random id lie in.
struct TrackingFiles {
  let folders: Folders

  var events: String { folders.eventsFile(isDemo: false) }

  /// How many events are in the file; a last line that a kill cut off is left out.
  /// - Throws: `TextFile.Problem`.
  func recordedCount() throws -> Int {
    var count = 0
    try LineFile(path: events).forEachLine { if Self.isEvent($0) { count += 1 } }
    return count
  }

  /// How much waits for a collector; nil where nothing ever did.
  /// - Throws: `AppError.storage`.
  func waiting() throws -> EventQueue.Total? {
    try hasOutbox ? outbox.total() : nil
  }

  /// Hands over all events, a line of JSON each: those in the file, then those that wait for a collector; until `body`
  /// returns false.
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

  /// The newest events of both places, by their times: who changed the mode has newer ones in one of them.
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

  /// 0 where the line has none.
  private static func time(of line: String) -> Double {
    struct Timed: Decodable { let time: Double }
    return (try? JSONDecoder().decode(Timed.self, from: Data(line.utf8)))?.time ?? 0
  }

  /// Removes all of it, and says so of each part that there was. What waits comes last, for it may not be to be removed.
  /// - Throws: `TextFile.Problem`, `AppError.storage`.
  func delete(_ say: (String) -> Void) throws {
    for path in [events, folders.eventsFile(isDemo: true), folders.userIDFile] {
      if unlink(path) == 0 {
        say(path)
      } else if errno != ENOENT {
        throw TextFile.Problem(description: "\(path) cannot be deleted: \(String(cString: strerror(errno)))")
      }
    }
    if hasOutbox {
      try outbox.removeAll()
      say(folders.outboxFolder)
    }
  }

  private var hasOutbox: Bool { access(folders.outboxFolder, F_OK) == 0 }

  private var outbox: Outbox {
    // Nobody gets an id by looking, whatever the mode.
    Outbox(folder: folders.outboxFolder) { [file = folders.userIDFile] in
      try UserIdentity.known(in: file) ?? UserIdentity.none
    }
  }
}
