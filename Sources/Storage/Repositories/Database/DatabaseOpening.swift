import Domain
import FoundationEssentials
import Synchronization

/// The database, opened at its first use. For the database's thread, because opening blocks.
final class DatabaseOpening: Sendable {
  private let path: String
  private let home: String
  private let now: @Sendable () -> Date
  private let blank: BlankDatabase?
  private let state = Mutex(State())
  private let count = Atomic(0)

  private struct State {
    var opened: AppDatabase?
    /// Why the last attempt failed.
    var failure: AppError?
  }

  init(path: String, home: String, now: @escaping @Sendable () -> Date, blank: BlankDatabase?) {
    self.path = path
    self.home = home
    self.now = now
    self.blank = blank
  }

  /// The number of failed attempts so far. Does not wait for a running attempt.
  var failures: Int { count.load(ordering: .relaxed) }

  /// Opens the file at the first call. After a failure a later call tries again, because the cause, such as a full disk,
  /// may be gone. A call that was queued before the failure fails with it, because each attempt on a locked file takes
  /// five seconds, in which the program would accept no keys.
  /// - Parameter failures: the number of failures when the call was queued.
  /// - Throws: `AppError.storage`.
  func database(after failures: Int) throws(AppError) -> AppDatabase {
    try state.withLock { state throws(AppError) in
      if let opened = state.opened { return opened }
      if self.failures > failures, let failure = state.failure { throw failure }
      do throws(StorageError) {
        let database = try AppDatabase(path: path, now: now(), blank: blank)
        state.opened = database
        return database
      } catch {
        let failure = error.appError.writingHome(home)
        state.failure = failure
        count.add(1, ordering: .relaxed)
        throw failure
      }
    }
  }
}
