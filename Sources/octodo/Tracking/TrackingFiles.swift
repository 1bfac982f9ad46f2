import Collector
import Console
import Domain
import Glibc
import Storage

/// The files that events and the random id lie in.
struct TrackingFiles {
  let folders: Folders

  var events: String { folders.eventsFile(isDemo: false) }

  /// The events in the file, a line of JSON each; a last line that a kill cut off is left out.
  /// - Throws: `TextFile.Problem`.
  func recordedLines() throws -> [String] {
    let text = try TextFile.read(events, limit: .max) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("{") && $0.hasSuffix("}") }.map(String.init)
  }

  /// - Throws: `TextFile.Problem`.
  func recordedCount() throws -> Int { try recordedLines().count }

  /// How much waits for a collector; nil where nothing ever did.
  /// - Throws: `AppError.storage`.
  func waiting() throws -> EventQueue.Total? {
    try hasOutbox ? outbox.total() : nil
  }

  /// What waits for a collector, as it will be sent.
  /// - Throws: `AppError.storage`.
  func waitingLines() throws -> [String] {
    try hasOutbox ? outbox.lines() : []
  }

  /// Removes all of it. Returns what there was.
  /// - Throws: `TextFile.Problem`, `AppError.storage`.
  func delete() throws -> [String] {
    var deleted: [String] = []
    if hasOutbox {
      try outbox.removeAll()
      deleted.append(folders.outboxFolder)
    }
    for path in [events, folders.eventsFile(isDemo: true), folders.userIDFile] {
      if unlink(path) == 0 {
        deleted.append(path)
      } else if errno != ENOENT {
        throw TextFile.Problem(description: "\(path) cannot be deleted: \(String(cString: strerror(errno)))")
      }
    }
    return deleted
  }

  private var hasOutbox: Bool { access(folders.outboxFolder, F_OK) == 0 }

  private var outbox: Outbox {
    // No event is lost by looking, so there is never one to report.
    Outbox(folder: folders.outboxFolder) { () -> String in
      throw TextFile.Problem(description: "no id is made here")
    }
  }
}
