public import Domain
import Glibc

/// The sender lock: only one octodo of a user sends at a time.
public final class SenderLock: Sendable {
  private let lock: FileLock

  /// Nil if another octodo holds the lock.
  /// - Throws: `AppError.storage` if the lock could not be requested.
  public init?(path: String) throws(AppError) {
    do throws(StorageError) {
      guard let lock = try FileLock(DatabaseFile(path: path), O_RDWR | O_CREAT) else { return nil }
      self.lock = lock
    } catch {
      throw error.appError
    }
  }
}
