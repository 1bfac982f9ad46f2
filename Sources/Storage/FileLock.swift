import Domain
import Glibc

/// An open file that nobody else has the lock of. The system takes the lock away when the program ends, by whatever way, so
/// a file without one belongs to nobody.
final class FileLock: Sendable {
  let descriptor: Int32

  /// Opens a file and locks it; nil where somebody else has the lock or took the file away, or where it is there already
  /// and was to be made.
  /// - Parameter mode: as open(2) takes it.
  init?(_ file: DatabaseFile, _ mode: Int32) throws(StorageError) {
    let descriptor = open(file.path, mode | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let code = errno
      if code == EEXIST || code == ENOENT && mode & O_CREAT == 0 { return nil }
      throw StorageError(errno: code, path: file.path)
    }
    guard Self.lock(descriptor, file) else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// False where somebody else was first. Who was first may have put another file in its place since.
  private static func lock(_ descriptor: Int32, _ file: DatabaseFile) -> Bool {
    var (mine, present) = (stat(), stat())
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && fstat(descriptor, &mine) == 0
      && stat(file.path, &present) == 0 && mine.st_ino == present.st_ino
  }
}
