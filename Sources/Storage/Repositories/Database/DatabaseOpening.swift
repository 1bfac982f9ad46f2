import Domain
import FoundationEssentials
import Synchronization

/// The database, opened at its first use. For the database's thread, because opening blocks.
final class DatabaseOpening: Sendable {
  private let path: String
  private let home: String
  private let now: @Sendable () -> Date
  private let blank: BlankDatabase?
  /// Of all calls, whichever file they use.
  let patience: LockPatience
  private let state = Mutex(State())
  private let count = Atomic(0)

  private struct State {
    var opened: AppDatabase?
    /// Why the last attempt failed.
    var failure: AppError?
    /// The databases that a new file has replaced. Releasing one would start Dispatch's threads.
    var replaced: [AppDatabase] = []
  }

  init(
    path: String, home: String, now: @escaping @Sendable () -> Date, blank: BlankDatabase?,
    clock: LockPatience.Clock = .system
  ) {
    self.path = path
    self.home = home
    self.now = now
    self.blank = blank
    patience = LockPatience(clock: clock)
  }

  /// The number of failed attempts so far. Does not wait for a running attempt.
  var failures: Int { count.load(ordering: .relaxed) }

  /// Opens the file at the first call. After a failure a later call tries again, because the cause, such as a full disk,
  /// may be gone. A call that was queued before the failure fails with it, because each attempt on a locked file takes
  /// five seconds, in which the program would accept no keys.
  /// - Parameters:
  ///   - failures: the number of failures when the call was queued.
  ///   - deadline: how long to wait for the locks of other programs, on the clock.
  /// - Throws: `AppError.storage`.
  func database(after failures: Int, until deadline: Duration) throws(AppError) -> AppDatabase {
    try state.withLock { state throws(AppError) in
      if let opened = state.opened { return opened }
      if self.failures > failures, let failure = state.failure { throw failure }
      do throws(StorageError) {
        let database = try patience.until(deadline) { () throws(StorageError) in
          try AppDatabase(path: path, now: now(), blank: blank, patience: patience)
        }
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

  /// Closes the file, and those that were replaced.
  func close() {
    state.withLock { state in
      for database in state.replaced + [state.opened].compactMap(\.self) { database.close() }
    }
  }

  /// Replaces the damaged file by one with what can be read of it, and opens that.
  /// - Parameter damaged: nothing is replaced if another call has replaced it already.
  /// - Throws: `AppError.storage`; then the damaged file is unchanged and open. `StorageError.damaged` if the file that
  ///   replaced one is damaged too.
  func replace(_ damaged: AppDatabase) throws(AppError) -> AppDatabase {
    try state.withLock { state throws(AppError) in
      if let opened = state.opened, opened !== damaged { return opened }
      guard state.replaced.isEmpty else { throw StorageError.damaged.appError }
      do throws(StorageError) {
        let new = try AppDatabase(replacing: damaged, now: now(), patience: patience)
        state.replaced.append(damaged)
        state.opened = new
        return new
      } catch {
        throw error.appError.writingHome(home)
      }
    }
  }
}
