public import Domain
public import FoundationEssentials
import Glibc
import Synchronization

/// The files that events are written to as they fire, one line each. A single write(2) passes a line to the
/// system in a few microseconds, so a killed program loses no event.
///
/// Each program writes to its own locked file. A file without a lock is complete, and the first process that
/// finds it takes it.
public final class EventSpool: Sendable {
  private struct Current {
    let lock: FileLock
    /// Bytes written so far.
    var size = 0
  }

  private let path: String
  private let now: @Sendable () -> Date
  private let writing: Writing
  private let current = Mutex<Current?>(nil)
  /// The number of files that this program created, and the time of the last one in milliseconds since 1970.
  private let begun = Mutex((count: 0, latest: 0))

  /// Writes a line to a descriptor like write(2).
  typealias Writing = @Sendable (_ descriptor: Int32, _ line: [UInt8]) -> Int

  /// - Parameters:
  ///   - path: the folder; created with the first event.
  ///   - now: determines the order of the files.
  public convenience init(path: String, now: @escaping @Sendable () -> Date) {
    self.init(path: path, now: now) { Glibc.write($0, $1, $1.count) }
  }

  init(path: String, now: @escaping @Sendable () -> Date, writing: @escaping Writing) {
    self.path = path
    self.now = now
    self.writing = writing
  }

  /// Writes a line that includes its line end. For the loop's thread.
  /// - Throws: `StorageError` if the disk is full or the folder is not writable; nothing of the line is kept
  ///   then.
  public func append(_ line: [UInt8]) throws(StorageError) {
    try current.withLock { (current) throws(StorageError) in
      let file: Current
      if let begun = current { file = begun } else { file = Current(lock: try begin()) }
      current = file
      try write(line, to: file)
      let size = file.size + line.count
      current = size < Self.largest ? Current(lock: file.lock, size: size) : nil
    }
  }

  /// The maximum file size in bytes, some thousand events. Limited because a file is read as a whole.
  private static let largest = 1 << 20

  private func write(_ line: [UInt8], to file: Current) throws(StorageError) {
    let written = writing(file.lock.descriptor, line)
    guard written != line.count else { return }
    // A short write sets no errno; its only cause is a full disk.
    let failure = written < 0 ? StorageError(errno: errno, path: path) : .diskFull
    // Otherwise the next event would continue the partial line.
    ftruncate(file.lock.descriptor, file.size)
    throw failure
  }

  /// Completes the current file, so that it can be taken; the next event creates a new one.
  public func turnOver() {
    current.withLock { $0 = nil }
  }

  /// Passes the complete files, this program's and those left by others, oldest first and a few at a time,
  /// because there may be more than a process may have open.
  /// - Throws: `AppError.storage`, and what `body` throws.
  public func forEachFew(_ body: ([SpooledEvents]) throws(AppError) -> Void) throws(AppError) {
    guard DatabaseFile(path: path).exists else { return }
    let names = try names()
    for name in names where name.hasSuffix(Self.suffix + Self.unnamed) { try sweep(file(name)) }
    var files: [SpooledEvents] = []
    for name in names where name.hasSuffix(Self.suffix) {
      if let events = try SpooledEvents(file(name), name: name) { files.append(events) }
      guard files.count == Self.few else { continue }
      try body(files)
      files = []
    }
    if !files.isEmpty { try body(files) }
  }

  /// Files per call: each call costs the receiver a transaction or two.
  static let few = 16

  /// Permanently deletes everything that has not been taken yet.
  public func removeAll() throws(AppError) {
    turnOver()
    try forEachFew { files throws(AppError) in
      for file in files { try file.remove() }
    }
  }

  /// In the order of creation.
  private func names() throws(AppError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw StorageError.cannotOpen(path: path, reason: "its files cannot be listed").appError
    }
  }

  /// Deletes a file that a kill left before it had its name. A file that another octodo is creating may be
  /// deleted before it is locked; that octodo then tries the next name.
  private func sweep(_ file: DatabaseFile) throws(AppError) {
    do throws(StorageError) {
      if try FileLock(file, O_RDWR) != nil { file.discard() }
    } catch {
      throw error.appError
    }
  }

  private func begin() throws(StorageError) -> FileLock {
    try file("x").createFolder()
    for _ in 0..<Self.attempts {
      if let lock = try begin(file(nextName() + Self.suffix)) { return lock }
    }
    throw .cannotOpen(path: path, reason: "no file can be begun in it")
  }

  /// Processes in other containers may have the same process id; names in use are skipped.
  private static let attempts = 1_000

  private func nextName() -> String {
    let (number, time) = begun.withLock { begun in
      // The time never decreases, so that a changed clock does not change the order.
      begun = (begun.count + 1, max(begun.latest, Int(now().milliseconds)))
      return begun
    }
    return [(time, 15), (number, 6), (Int(getpid()), 1)]
      .map { String(repeating: "0", count: max(0, $1 - "\($0)".count)) + "\($0)" }.joined(separator: "-")
  }

  /// Nil if the name exists, or `sweep` deleted the file before it was locked.
  private func begin(_ file: DatabaseFile) throws(StorageError) -> FileLock? {
    // Locked before it gets the name that others look for.
    let unnamed = DatabaseFile(path: file.path + Self.unnamed)
    guard let lock = try FileLock(unnamed, O_WRONLY | O_CREAT | O_EXCL | O_APPEND) else { return nil }
    defer { unnamed.discard() }
    // Unlike rename(2), link(2) does not replace an existing file.
    guard link(unnamed.path, file.path) == 0 else {
      if errno == EEXIST || errno == ENOENT { return nil }
      throw StorageError(errno: errno, path: file.path)
    }
    return lock
  }

  private func file(_ name: String) -> DatabaseFile { DatabaseFile(path: "\(path)/\(name)") }

  private static let suffix = ".events"
  private static let unnamed = ".new"
}
