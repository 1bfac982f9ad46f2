import Domain
import Storage
import Synchronization

/// Tells by SQLite's own count whether another connection wrote to the database. For the database's thread.
final class ForeignWrites: Sendable {
  private let lastMark = Mutex<Int?>(nil)

  /// Counts from now on, unless it does so already.
  func beginCounting(in database: AppDatabase) throws(AppError) {
    guard lastMark.withLock({ $0 == nil }) else { return }
    _ = try haveHappened(in: database)
  }

  /// Whether anything was written since the last call, or since `beginCounting`.
  func haveHappened(in database: AppDatabase) throws(AppError) -> Bool {
    let mark = try database.changeMark()
    return lastMark.withLock { last in
      defer { last = mark }
      return last != nil && last != mark
    }
  }
}
