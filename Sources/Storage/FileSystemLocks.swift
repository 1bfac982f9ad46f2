import Domain
import Glibc

/// Whether the file system of a folder gives locks at all. SQLite reports ENOLCK and a lock of another program alike
/// (`sqliteErrorFromPosixError` in its os_unix.c), so this tells them apart after SQLite has refused.
enum FileSystemLocks {
  /// Asks for the kind of lock that SQLite takes, on a file of its own: closing a second descriptor of the database
  /// would drop the locks that SQLite holds (sqlite.org/howtocorrupt.html, 2.2).
  /// - Parameter lock: asks for the lock as fcntl(2) does.
  /// - Throws: `StorageError.locksFail`. A folder in which no file can be made passes.
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
