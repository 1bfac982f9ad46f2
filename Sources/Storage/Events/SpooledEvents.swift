import Domain
import Glibc

/// A complete spool file, locked so that no other process takes it.
public final class SpooledEvents: Sendable {
  /// Unique among all spool files.
  public let name: String
  private let file: DatabaseFile
  private let lock: FileLock

  /// Nil if another process writes or takes the file, or it no longer exists.
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

  /// In bytes; twice what a program writes into one file. The rest is left out.
  static let limit = 2 << 20

  /// The lines without their ends, including a partial one; the caller recognises it.
  func lines() throws(AppError) -> [Substring] {
    do throws(StorageError) {
      return String(decoding: try file.bytes(atMost: Self.limit), as: UTF8.self).split(separator: "\n")
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
