public import Domain
public import FoundationEssentials
import GRDB
import Synchronization

extension AppDatabase {
  /// Reads the whole file and names what is wrong with it, in SQLite's words; empty where it is sound. For a
  /// helper thread, after the first frame: it takes as long as reading the file takes. It has a connection of
  /// its own, so that the list can be read meanwhile; a write may have to wait for it.
  /// - Throws: `AppError.storage` where the check could not be made.
  public func quickCheck() throws(AppError) -> [String] {
    try problems(of: file)
  }

  /// Copies a file that did not pass `quickCheck`, so that nothing that is still in it is lost by going on.
  /// A file stays damaged from one start to the next, and changes all the same: where an earlier copy shows
  /// the same damage, that one is enough.
  /// - Parameters:
  ///   - problems: what `quickCheck` found.
  ///   - now: names the copy.
  /// - Returns: the path of the copy, in the folder of the file.
  /// - Throws: `AppError.storage`; `StorageError.diskFault` if it is the disk that fails.
  public func keepDamagedCopy(showing problems: [String], now: Date) throws(AppError) -> String {
    // On the queue of the connection, so that no transaction is at work when a descriptor of the file is closed.
    try use { _ in try file.requireReadable() }
    do throws(StorageError) {
      if let earlier = try file.keptFiles().first(where: { shows(problems, in: $0) }) { return earlier.path }
    } catch {
      throw error.appError
    }
    return try use { _ in try file.keepCopy(now: now) }.path
  }

  /// Whether a copy has all these problems; what cannot be read has none.
  private func shows(_ problems: [String], in copy: DatabaseFile) -> Bool {
    do {
      return try Set(problems).isSubset(of: self.problems(of: copy))
    } catch {
      return false
    }
  }

  private func problems(of file: DatabaseFile) throws(AppError) -> [String] {
    do {
      try SpareDescriptors.require()
      var configuration = Configuration()
      configuration.label = "octodo.db check"
      configuration.readonly = true
      configuration.busyMode = .timeout(5)
      let connection = try DatabaseQueue(path: file.path, configuration: configuration)
      // Kept open, for a DatabaseQueue that goes starts Dispatch's thread pool, which then wakes up every
      // second.
      checked.withLock { $0.append(connection) }
      let rows = try connection.inDatabase { try String.fetchAll($0, sql: "PRAGMA quick_check(20)") }
      // Older versions of SQLite put several problems into one row.
      return rows.flatMap { $0.split(separator: "\n").map(String.init) }.filter { $0 != "ok" }
    } catch {
      // Damage can be so bad that the check itself fails of it; that is an answer too.
      if StorageError(error) == .damaged { return ["\(error)"] }
      throw AppError(storage: error)
    }
  }
}
