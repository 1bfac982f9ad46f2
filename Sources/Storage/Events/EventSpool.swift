public import Domain
public import FoundationEssentials
import Glibc
import Synchronization

/// The files that events are written to at the moment at which they fire, a line each, before anything else is done with
/// them. One write(2) hands a line to the system, so a killed program loses none, and costs a few microseconds.
///
/// Each program writes to a file of its own and holds a lock on it. A file without a lock is complete, and whoever looks
/// first takes it.
public final class EventSpool: Sendable {
  private struct Current {
    let lock: FileLock
    /// So many bytes are in it.
    var size = 0
  }

  private let path: String
  private let now: @Sendable () -> Date
  private let writing: Writing
  private let current = Mutex<Current?>(nil)
  /// How many files this program began, and when the last one, in milliseconds since 1970.
  private let begun = Mutex((count: 0, latest: 0))

  /// Writes a line to a descriptor as write(2) does.
  typealias Writing = @Sendable (_ descriptor: Int32, _ line: [UInt8]) -> Int

  /// - Parameters:
  ///   - path: the folder; it is made with the first event.
  ///   - now: for the order of the files.
  public convenience init(path: String, now: @escaping @Sendable () -> Date) {
    self.init(path: path, now: now) { Glibc.write($0, $1, $1.count) }
  }

  init(path: String, now: @escaping @Sendable () -> Date, writing: @escaping Writing) {
    self.path = path
    self.now = now
    self.writing = writing
  }

  /// Keeps a line, which has its line end. For the loop's thread.
  /// - Throws: `StorageError` where the disk is full or the folder cannot be written; nothing of the line is kept then.
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

  /// Of a file, in bytes: some thousand events, for a file is read whole when it is taken.
  private static let largest = 1 << 20

  private func write(_ line: [UInt8], to file: Current) throws(StorageError) {
    let written = writing(file.lock.descriptor, line)
    guard written != line.count else { return }
    // A write that was cut short leaves no errno, and has no other cause.
    let failure = written < 0 ? StorageError(errno: errno, path: path) : .diskFull
    // Or the next event would go on in the half line.
    ftruncate(file.lock.descriptor, file.size)
    throw failure
  }

  /// Ends the current file, so that it can be taken; the next event begins another one.
  public func turnOver() {
    current.withLock { $0 = nil }
  }

  /// Hands over the complete files, this program's and those that others left, the oldest first and a few at a time: there
  /// may be thousands, more than a process may have open.
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

  /// Each time is a transaction or two for who takes them.
  static let few = 16

  /// Removes everything that has not been taken yet, for good.
  /// - Throws: `AppError.storage`.
  public func removeAll() throws(AppError) {
    turnOver()
    try forEachFew { files throws(AppError) in
      for file in files { try file.remove() }
    }
  }

  /// In order of their begin.
  private func names() throws(AppError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw StorageError.cannotOpen(path: path, reason: "its files cannot be listed").appError
    }
  }

  /// Removes a file that a kill left before it had its name. One that another octodo makes at this moment may be met before
  /// it is locked; that one goes on with another name.
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

  /// Others may have the same process number, in a container of their own; their names are passed over.
  private static let attempts = 1_000

  private func nextName() -> String {
    let (number, time) = begun.withLock { begun in
      // A clock that is set back does not change the order.
      begun = (begun.count + 1, max(begun.latest, Int(now().milliseconds)))
      return begun
    }
    return [(time, 15), (number, 6), (Int(getpid()), 1)]
      .map { String(repeating: "0", count: max(0, $1 - "\($0)".count)) + "\($0)" }.joined(separator: "-")
  }

  /// Nil where the name is taken, or somebody swept the file away before it was locked.
  private func begin(_ file: DatabaseFile) throws(StorageError) -> FileLock? {
    // Locked before it has the name that others look for.
    let unnamed = DatabaseFile(path: file.path + Self.unnamed)
    guard let lock = try FileLock(unnamed, O_WRONLY | O_CREAT | O_EXCL | O_APPEND) else { return nil }
    defer { unnamed.discard() }
    // Unlike rename(2), link(2) takes nobody's place.
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
