import Domain
import Files
import Glibc

/// An open file with an exclusive lock. The system releases the lock however the program ends, so a file
/// without a lock has no owner.
final class FileLock: Sendable {
  let descriptor: Int32

  /// Opens a file and locks it. Returns nil if another process has the lock or removed the file, or if the
  /// file exists although `mode` has O_EXCL.
  /// - Parameter mode: the flags of open(2).
  /// - Parameter lock: locks like flock(2).
  /// - Throws: `StorageError.locksFail` if the file system supports no locks, and errors of opening.
  init?(
    _ file: DatabaseFile, _ mode: Int32, lock: (Int32) -> Int32 = { flock($0, LOCK_EX | LOCK_NB) }
  ) throws(StorageError) {
    do throws(PlainFile.Refusal) {
      descriptor = try PlainFile.open(file.path, mode)
    } catch {
      if error.errno == EEXIST || error.errno == ENOENT && mode & O_CREAT == 0 { return nil }
      throw StorageError(error, path: file.path)
    }
    // `deinit` closes the file if one of these fails.
    guard lock(descriptor) == 0 else {
      let code = errno
      if code == EWOULDBLOCK { return nil }
      throw .locksFail(reason: String(cString: strerror(code)))
    }
    guard Self.isAtItsPath(descriptor, file) else { return nil }
  }

  deinit {
    descriptor.unlockAndClose()
  }

  /// False if the previous holder of the lock replaced the file at this path.
  private static func isAtItsPath(_ descriptor: Int32, _ file: DatabaseFile) -> Bool {
    var (mine, present) = (stat(), stat())
    return fstat(descriptor, &mine) == 0 && stat(file.path, &present) == 0 && mine.st_ino == present.st_ino
  }
}

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

/// Lets one octodo at a time check, keep aside and migrate a file; otherwise two that start together would
/// both find no schema and create one.
enum OpeningLock {
  /// Runs `body` while no other octodo does so for the same folder.
  /// - Throws: `StorageError.locked` if another octodo holds the lock for too long, `StorageError.locksFail` if the
  ///   file system supports no locks, and what `body` throws.
  static func hold<Value>(
    folder: String, _ patience: LockPatience, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    // The folder itself is locked, so no lock file is left behind. Network file systems may support locks on
    // files but not on folders. The file is then opened without this lock: the conflict is rare, and SQLite
    // has its own locks.
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    defer { descriptor.unlockAndClose() }
    var attempts = 0
    repeat {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
      guard errno == EWOULDBLOCK else {
        try FileSystemLocks.require(in: folder)
        return try body()
      }
      attempts += 1
    } while patience.waitAgain(after: attempts)
    throw .locked
  }
}

extension Int32 {
  /// Releases the lock of flock(2) on a descriptor and closes it. Closing alone keeps the lock as long as a program that
  /// is being started at this moment has its copy of the descriptor.
  fileprivate func unlockAndClose() {
    flock(self, LOCK_UN)
    close(self)
  }
}
