public import Domain
public import FoundationEssentials
import Glibc
import Synchronization

/// The files that events are written to at the moment at which they fire, a line each, before anything else is done with
/// them. One write(2) hands a line to the system, so a killed program loses none, and costs a few microseconds.
///
/// Each program writes to a file of its own and holds a lock on it, which the system takes away when the program ends, by
/// whatever way. A file without a lock is complete, and whoever looks first takes it.
public final class EventSpool: Sendable {
  private struct Current {
    let file: DatabaseFile
    /// Closing it releases the lock.
    let descriptor: Int32
  }

  private let path: String
  private let now: @Sendable () -> Date
  private let current = Mutex<Current?>(nil)
  /// How many files this program began.
  private let begun = Atomic<Int>(0)

  /// - Parameters:
  ///   - path: the folder; it is made with the first event.
  ///   - now: for the order of the files.
  public init(path: String, now: @escaping @Sendable () -> Date) {
    self.path = path
    self.now = now
  }

  deinit {
    current.withLock { if let descriptor = $0?.descriptor { close(descriptor) } }
  }

  /// Keeps a line, which has its line end. For the loop's thread.
  /// - Throws: `StorageError` where the disk is full or the folder cannot be written; what was written of the line by
  ///   then is left out later.
  public func append(_ line: [UInt8]) throws(StorageError) {
    try current.withLock { (current) throws(StorageError) in
      let open: Current
      if let begun = current { open = begun } else { open = try begin() }
      current = open
      let written = write(open.descriptor, line, line.count)
      guard written == line.count else {
        // A write that was cut short leaves no errno, and has no other cause.
        let failure = written < 0 ? StorageError(errno: errno, path: open.file.path) : .diskFull
        // The half line ends here; the next event begins a new file.
        close(open.descriptor)
        current = nil
        throw failure
      }
    }
  }

  /// Ends the current file, so that it can be taken; the next event begins another one.
  public func turnOver() {
    current.withLock {
      if let descriptor = $0?.descriptor { close(descriptor) }
      $0 = nil
    }
  }

  /// The complete files, this program's and those that others left, the oldest first. Each stays locked until it goes.
  /// - Throws: `AppError.storage`.
  public func complete() throws(AppError) -> [SpooledEvents] {
    do throws(StorageError) {
      guard DatabaseFile(path: path).exists else { return [] }
      var files: [SpooledEvents] = []
      for name in try names() {
        if let file = try SpooledEvents(DatabaseFile(path: "\(path)/\(name)"), name: name) {
          files.append(file)
        }
      }
      return files
    } catch {
      throw error.appError
    }
  }

  /// Removes everything that has not been taken yet, for good.
  /// - Throws: `AppError.storage`.
  public func removeAll() throws(AppError) {
    turnOver()
    for file in try complete() { try file.remove() }
  }

  /// In order of their begin.
  private func names() throws(StorageError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(Self.suffix) }
        .sorted()
    } catch {
      throw .cannotOpen(path: path, reason: "its files cannot be listed")
    }
  }

  private func begin() throws(StorageError) -> Current {
    try DatabaseFile(path: "\(path)/x").createFolder()
    for _ in 0..<Self.attempts {
      if let current = try begin(named: nextName()) { return current }
    }
    throw .cannotOpen(path: path, reason: "no file can be begun in it")
  }

  /// Others may have the same process number, in a container of their own; their names are passed over.
  private static let attempts = 1_000

  private func nextName() -> String {
    let number = begun.wrappingAdd(1, ordering: .relaxed).newValue
    return [(Int(now().milliseconds), 15), (number, 6), (Int(getpid()), 1)]
      .map { String(repeating: "0", count: max(0, $1 - "\($0)".count)) + "\($0)" }.joined(separator: "-")
  }

  /// Nil where there is a file of the name.
  private func begin(named name: String) throws(StorageError) -> Current? {
    let file = DatabaseFile(path: "\(path)/\(name)\(Self.suffix)")
    // Locked before it has the name that others look for.
    let unnamed = DatabaseFile(path: file.path + ".new")
    let descriptor = open(unnamed.path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return nil }
      throw StorageError(errno: errno, path: unnamed.path)
    }
    defer { unnamed.discard() }
    // Unlike rename(2), link(2) takes nobody's place.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, link(unnamed.path, file.path) == 0 else {
      let code = errno
      close(descriptor)
      if code == EEXIST { return nil }
      throw StorageError(errno: code, path: file.path)
    }
    return Current(file: file, descriptor: descriptor)
  }

  private static let suffix = ".events"
}
