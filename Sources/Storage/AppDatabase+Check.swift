public import Domain
public import FoundationEssentials
import GRDB
import Synchronization

extension AppDatabase {
  /// Reads the whole file and names what is wrong with it; empty where it is sound. For a helper thread,
  /// after the first frame: it takes as long as reading the file takes. It has a connection of its own, so
  /// that the list can be read meanwhile; a write may have to wait for it.
  /// - Throws: `AppError.storage` where the check could not be made.
  public func quickCheck() throws(AppError) -> [String] {
    do {
      var configuration = Configuration()
      configuration.label = "octodo.db check"
      configuration.readonly = true
      configuration.busyMode = .timeout(5)
      let connection = try DatabaseQueue(path: file.path, configuration: configuration)
      // Kept open, for a DatabaseQueue that goes starts Dispatch's thread pool, which then wakes up every
      // second.
      checked.withLock { $0.append(connection) }
      let lines = try connection.inDatabase { try String.fetchAll($0, sql: "PRAGMA quick_check(20)") }
      return lines.filter { $0 != "ok" }
    } catch {
      // Damage can be so bad that the check itself fails of it; that is an answer too.
      if StorageError(error) == .damaged { return ["\(error)"] }
      throw AppError(storage: error)
    }
  }

  /// Copies a file that did not pass `quickCheck`, so that nothing that is still in it is lost by going on.
  /// - Parameter now: names the copy.
  /// - Returns: the name of the copy, in the same folder; that of an earlier copy where nothing changed
  ///   since.
  /// - Throws: `AppError.storage`.
  public func keepDamagedCopy(now: Date) throws(AppError) -> String {
    do {
      // On the queue of the connection: closing a descriptor of the file drops the process's locks on it
      // (sqlite.org/howtocorrupt.html, 2.2), which must not happen in the middle of a transaction.
      return try queue.inDatabase { _ in try file.keepCopy(now: now) }
    } catch {
      throw AppError(storage: error)
    }
  }
}
