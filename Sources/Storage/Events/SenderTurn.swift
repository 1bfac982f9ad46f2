public import Domain
import Glibc

/// The right to send, which one octodo of a person has at a time; the system takes it away when the program ends, by
/// whatever way.
public final class SenderTurn: Sendable {
  private let descriptor: Int32

  /// Nil where another octodo has it.
  /// - Throws: `AppError.storage` where the lock cannot be asked for.
  public init?(path: String) throws(AppError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StorageError(errno: errno, path: path).appError }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }
}
