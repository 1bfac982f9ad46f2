public import Domain
public import EventLoop
import Files
public import FoundationEssentials
import Glibc

/// Appends each event as a line of JSON to a local file. Nothing leaves the machine.
@LoopActor
public final class LocalTracker: Tracker {
  private let file: String
  private let identity: @Sendable () throws -> String
  private let now: @Sendable () -> Date
  private let onFailure: @LoopActor @Sendable (AppError) -> Void
  private var descriptor: Int32?
  private var userID: String?
  private var hasFailed = false
  public private(set) var writtenCount = 0

  /// - Parameters:
  ///   - file: the path of the JSON Lines file; it and its folder are created at the first event.
  ///   - identity: returns the random id of this installation; called until it succeeds once.
  ///   - onFailure: called once if an event could not be written.
  public nonisolated init(
    file: String, identity: @escaping @Sendable () throws -> String, now: @escaping @Sendable () -> Date,
    onFailure: @escaping @LoopActor @Sendable (AppError) -> Void
  ) {
    self.file = file
    self.identity = identity
    self.now = now
    self.onFailure = onFailure
  }

  public func track(_ event: TrackingEvent, at time: Date?) {
    do {
      let time = time ?? now()
      let id = try userID ?? identity()
      userID = id
      try append(TrackingEnvelope(userID: id, time: time.timeIntervalSince1970, event: event).line)
      writtenCount += 1
    } catch {
      guard !hasFailed else { return }
      hasFailed = true
      onFailure(.storage(reason(of: error)))
    }
  }

  private func reason(of error: any Error) -> StorageError {
    guard let error = error as? TrackingFileError else { return .other("\(file): \(error)") }
    return error.code.map { StorageError(errno: $0, path: error.path) }
      ?? .cannotOpen(path: error.path, reason: "\(error)")
  }

  /// One `write` per line, so that two octodos do not mix their lines.
  private func append(_ line: [UInt8]) throws {
    let descriptor = try descriptor ?? openFile()
    self.descriptor = descriptor
    let written = write(descriptor, line, line.count)
    guard written != line.count else { return }
    // A short write sets no errno; its only cause is a full disk.
    let failure = TrackingFileError(written < 0 ? errno : ENOSPC, file)
    close(descriptor)
    self.descriptor = nil
    throw failure
  }

  private func openFile() throws -> Int32 {
    try makeFolders(of: file)
    let opened = try openPlainFile(file, O_RDWR | O_CREAT | O_APPEND)
    // A kill or a full disk may have cut off the last line; the next event must not continue it.
    var last: UInt8 = 0
    if pread(opened, &last, 1, lseek(opened, 0, SEEK_END) - 1) == 1, last != Self.lineEnd {
      write(opened, [Self.lineEnd], 1)
    }
    return opened
  }

  private static let lineEnd = UInt8(ascii: "\n")

  isolated deinit {
    if let descriptor { close(descriptor) }
  }
}

/// A file could not be opened, read or written; described by the end of a sentence.
struct TrackingFileError: Error, CustomStringConvertible {
  /// The system's error; nil if the file is none that octodo opens.
  let code: Int32?
  let path: String
  let description: String

  init(_ code: Int32, _ path: String) {
    (self.code, self.path) = (code, path)
    description = String(cString: strerror(code))
  }

  init(_ refusal: PlainFile.Refusal, _ path: String) {
    (code, self.path, description) = (refusal.errno, path, refusal.description)
  }
}

/// Opens a file with `PlainFile`.
func openPlainFile(_ path: String, _ flags: Int32) throws(TrackingFileError) -> Int32 {
  do throws(PlainFile.Refusal) {
    return try PlainFile.open(path, flags)
  } catch {
    throw TrackingFileError(error, path)
  }
}

/// Creates the folder of a file, private to its owner.
func makeFolders(of file: String) throws {
  guard let slash = file.lastIndex(of: "/") else { return }
  let folder = String(file[..<slash])
  guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
  try makeFolders(of: folder)
  guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw TrackingFileError(errno, folder) }
}
