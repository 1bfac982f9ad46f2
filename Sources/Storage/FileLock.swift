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
    close(descriptor)
  }

  /// False if the previous holder of the lock replaced the file at this path.
  private static func isAtItsPath(_ descriptor: Int32, _ file: DatabaseFile) -> Bool {
    var (mine, present) = (stat(), stat())
    return fstat(descriptor, &mine) == 0 && stat(file.path, &present) == 0 && mine.st_ino == present.st_ino
  }
}
