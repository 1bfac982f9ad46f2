import Domain
import Synchronization

/// Detects writes of other connections with SQLite's data version. For the database's thread.
final class ExternalWrites: Sendable {
  private let lastMark = Mutex<Int?>(nil)

  /// Starts to detect writes, unless it already does.
  func beginCounting(in database: AppDatabase) throws(AppError) {
    guard lastMark.withLock({ $0 == nil }) else { return }
    _ = try haveHappened(in: database)
  }

  /// Whether there was a write since the last call, or since `beginCounting`.
  func haveHappened(in database: AppDatabase) throws(AppError) -> Bool {
    let mark = try database.changeMark()
    return lastMark.withLock { last in
      defer { last = mark }
      return last != nil && last != mark
    }
  }
}
