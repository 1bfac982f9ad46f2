import Domain
import Glibc

/// Lets one octodo at a time check, keep aside and migrate a file; otherwise two that start together would
/// both find no schema and create one.
enum OpeningLock {
  /// Runs `body` while no other octodo does so for the same folder.
  /// - Throws: `StorageError.locked` if another octodo holds the lock for 5 seconds, `StorageError.locksFail` if the
  ///   file system supports no locks, and what `body` throws.
  static func hold<Value>(
    folder: String, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    // The folder itself is locked, so no lock file is left behind. Network file systems may support locks on
    // files but not on folders. The file is then opened without this lock: the conflict is rare, and SQLite
    // has its own locks.
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
