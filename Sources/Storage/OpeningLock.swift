import Domain
import Glibc

/// Lets one octodo at a time look at a file, keep a damaged one aside and migrate it; otherwise two that
/// start together would both find no schema and both make one.
enum OpeningLock {
  /// Runs `body` while no other octodo runs one for the same folder.
  /// - Throws: `StorageError.locked` where another one has been at it for 5 seconds, `StorageError.locksFail` where
  ///   there are no locks at all, and what `body` throws.
  static func hold<Value>(
    folder: String, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    // The folder itself is what is locked, so that no lock file stays behind. Network file systems may know
    // no such lock, and those of files all the same. Then the file is opened without: what the lock is against is
    // rare, and SQLite has its own.
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    // Closing releases the lock.
    defer { close(descriptor) }
    let step: UInt32 = 5_000  // microseconds
    for _ in 0..<1_000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
      guard errno == EWOULDBLOCK else {
        try FileSystemLocks.require(in: folder)
        return try body()
      }
      usleep(step)
    }
    throw .locked
  }
}
