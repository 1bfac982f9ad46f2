public import Domain
import Glibc

/// The right to send, which one octodo of a person has at a time.
public final class SenderTurn: Sendable {
  private let lock: FileLock

  /// Nil where another octodo has it.
  /// - Throws: `AppError.storage` where the lock cannot be asked for.
  public init?(path: String) throws(AppError) {
    do throws(StorageError) {
      guard let lock = try FileLock(DatabaseFile(path: path), O_RDWR | O_CREAT) else { return nil }
      self.lock = lock
    } catch {
      throw error.appError
    }
  }
}
