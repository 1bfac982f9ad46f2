import Domain
import Glibc

/// Checks whether the file system of a folder supports locks. SQLite reports ENOLCK like a lock of another
/// program (`sqliteErrorFromPosixError` in its os_unix.c), so this distinguishes them after SQLite failed.
enum FileSystemLocks {
  /// Requests the kind of lock that SQLite uses, on a temporary file, because closing a second descriptor of
  /// the database would drop SQLite's locks (sqlite.org/howtocorrupt.html, 2.2).
  /// - Parameter lock: locks like fcntl(2).
  /// - Throws: `StorageError.locksFail`. A folder that is not writable passes.
  static func require(in folder: String, lock: (Int32) -> Int32 = posixLock) throws(StorageError) {
    var template = Array("\(folder)/.octodo-lock-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard lock(descriptor) != 0 else { return }
    let code = errno
    throw .locksFail(reason: String(cString: strerror(code)))
  }

  private static func posixLock(_ descriptor: Int32) -> Int32 {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    return fcntl(descriptor, F_SETLK, &lock)
  }
}
