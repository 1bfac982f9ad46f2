import Domain
import Files
import Glibc

/// An open file that nobody else has the lock of. The system takes the lock away when the program ends, by whatever way, so
/// a file without one belongs to nobody.
final class FileLock: Sendable {
  let descriptor: Int32

  /// Opens a file and locks it; nil where somebody else has the lock or took the file away, or where it is there already
  /// and was to be made.
  /// - Parameter mode: as open(2) takes it.
  /// - Parameter lock: asks for the lock as flock(2) does.
  /// - Throws: `StorageError.locksFail` where the file system has no locks, besides what opening throws.
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

  /// False if a program that had the lock before has put another file in the place of this one.
  private static func isAtItsPath(_ descriptor: Int32, _ file: DatabaseFile) -> Bool {
    var (mine, present) = (stat(), stat())
    return fstat(descriptor, &mine) == 0 && stat(file.path, &present) == 0 && mine.st_ino == present.st_ino
  }
}
