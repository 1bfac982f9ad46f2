public import Domain
public import FoundationEssentials
import GRDB
import Synchronization

extension AppDatabase {
  /// Reads the whole file and returns its problems in SQLite's words; empty if it is sound. Call it on a
  /// helper thread after the first frame, because it takes as long as reading the file. It uses its own
  /// connection, so the list can be read meanwhile; a write may have to wait.
  /// - Throws: `AppError.storage` if the check could not run.
  public func quickCheck() throws(AppError) -> [String] {
    try problems(of: file)
  }

  /// Copies a file that did not pass `quickCheck`, so that its remaining content is not lost by further
  /// writes. If an earlier copy has the same damage, it returns that one, because a damaged file stays
  /// damaged at each start.
  /// - Parameters:
  ///   - problems: the result of `quickCheck`.
  ///   - now: the time in the name of the copy.
  /// - Returns: the path of the copy, in the folder of the file.
  /// - Throws: `AppError.storage`; `StorageError.diskFault` if the disk fails.
  public func keepDamagedCopy(showing problems: [String], now: Date) throws(AppError) -> String {
    // On the connection's queue, so that no transaction is open when a descriptor of the file is closed.
    try use { _ in try file.requireReadable() }
    do throws(StorageError) {
      if let earlier = try file.keptFiles().first(where: { shows(problems, in: $0) }) { return earlier.path }
    } catch {
      throw error.appError
    }
    return try use { _ in try file.keepCopy(now: now) }.path
  }

  /// Whether a copy has all these problems; false if it cannot be read.
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
      // Kept open, because releasing a DatabaseQueue starts Dispatch's thread pool, which then wakes up every
      // second.
      checked.withLock { $0.append(connection) }
      let rows = try connection.inDatabase { try String.fetchAll($0, sql: "PRAGMA quick_check(20)") }
      // Older versions of SQLite return several problems in one row.
      return rows.flatMap { $0.split(separator: "\n").map(String.init) }.filter { $0 != "ok" }
    } catch {
      // Severe damage makes the check itself fail, which is a result too.
      if StorageError(error) == .damaged { return ["\(error)"] }
      throw AppError(storage: error)
    }
  }
}
