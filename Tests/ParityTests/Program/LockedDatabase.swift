import Glibc
import Testing

/// The locks of an SQLite file, from the point of view of another program.
/// Source: os.h of SQLite, PENDING_BYTE and the following lines.
final class LockedDatabase {
  private static let pendingByte: off_t = 0x4000_0000
  private static let firstShared = pendingByte + 2
  private static let sharedCount: off_t = 510
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = open(path, O_RDWR | O_CLOEXEC)
    try #require(descriptor >= 0)
  }

  deinit {
    close(descriptor)
  }

  func lockForReading() throws { try set(F_RDLCK) }
  func unlock() throws { try set(F_UNLCK) }

  /// Returns once a writer waits for the readers to finish: it then holds the pending byte.
  func waitForWriter() throws {
    // The kernel wakes a blocking lock, while a test of the lock would have to poll. Only a writer holds this
    // lock, so it is free before that.
    let deadline = ContinuousClock.now + .seconds(30)
    while !hasWriter {
      try #require(ContinuousClock.now < deadline)
      sched_yield()
    }
  }

  /// Whether a program is changing the file or waiting to do so.
  var hasWriter: Bool {
    var lock = flock(
      l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: Self.pendingByte, l_len: 2, l_pid: 0)
    _ = fcntl(descriptor, F_GETLK, &lock)
    return lock.l_type != Int16(F_UNLCK)
  }

  private func set(_ type: Int32) throws {
    var lock = flock(
      l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: Self.firstShared, l_len: Self.sharedCount,
      l_pid: 0)
    try #require(fcntl(descriptor, F_SETLK, &lock) == 0)
  }
}
