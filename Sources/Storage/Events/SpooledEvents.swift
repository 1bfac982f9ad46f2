import Domain
import Glibc

/// A complete spool file, locked so that nobody else takes it.
public final class SpooledEvents: Sendable {
  /// Unlike that of any other spool file.
  public let name: String
  private let file: DatabaseFile
  private let descriptor: Int32

  /// Nil where somebody writes to the file, or takes it, or it is gone by now.
  init?(_ file: DatabaseFile, name: String) throws(StorageError) {
    let descriptor = open(file.path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw StorageError(errno: errno, path: file.path)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, access(file.path, F_OK) == 0 else {
      close(descriptor)
      return nil
    }
    self.file = file
    self.name = name
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// The lines without their ends. One that was cut off is among them, for who knows how a line looks.
  func lines() throws(AppError) -> [Substring] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw StorageError(errno: errno, path: file.path).appError }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else {
      throw StorageError(errno: errno, path: file.path).appError
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  func remove() throws(AppError) {
    guard unlink(file.path) == 0 || errno == ENOENT else {
      throw StorageError(errno: errno, path: file.path).appError
    }
  }
}
