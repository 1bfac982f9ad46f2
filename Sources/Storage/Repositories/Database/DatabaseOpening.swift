import Domain
import FoundationEssentials
import Synchronization

/// The database, opened at its first use. For the database's thread, because opening blocks.
final class DatabaseOpening: Sendable {
  private let path: String
  private let home: String
  private let now: @Sendable () -> Date
  private let blank: BlankDatabase?
  private let opened = Mutex<AppDatabase?>(nil)

  init(path: String, home: String, now: @escaping @Sendable () -> Date, blank: BlankDatabase?) {
    self.path = path
    self.home = home
    self.now = now
    self.blank = blank
  }

  /// Opens the file at the first call. After a failure the next call tries again, because the cause, such as
  /// a full disk, may be gone.
  /// - Throws: `AppError.storage`.
  func database() throws(AppError) -> AppDatabase {
    try opened.withLock { opened throws(AppError) in
      if let opened { return opened }
      do throws(StorageError) {
        let database = try AppDatabase(path: path, now: now(), blank: blank)
        opened = database
        return database
      } catch {
        throw error.appError.writingHome(home)
      }
    }
  }
}
