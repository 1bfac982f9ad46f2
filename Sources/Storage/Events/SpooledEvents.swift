import Domain
import Glibc

/// A complete spool file, locked so that nobody else takes it.
public final class SpooledEvents: Sendable {
  /// Unlike that of any other spool file.
  public let name: String
  private let file: DatabaseFile
  private let lock: FileLock

  /// Nil where somebody writes to the file, or takes it, or it is gone by now.
  init?(_ file: DatabaseFile, name: String) throws(AppError) {
    do throws(StorageError) {
      guard let lock = try FileLock(file, O_RDWR) else { return nil }
      self.file = file
      self.name = name
      self.lock = lock
    } catch {
      throw error.appError
    }
  }

  /// The lines without their ends. One that was cut off is among them, for who knows how a line looks.
  func lines() throws(AppError) -> [Substring] {
    do throws(StorageError) {
      return String(decoding: try file.bytes(), as: UTF8.self).split(separator: "\n")
    } catch {
      throw error.appError
    }
  }

  func remove() throws(AppError) {
    guard unlink(file.path) == 0 || errno == ENOENT else {
      throw StorageError(errno: errno, path: file.path).appError
    }
  }
}
