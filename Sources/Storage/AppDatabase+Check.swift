public import Domain
import GRDB
import Synchronization

extension AppDatabase {
  /// Reads the whole file and returns its problems in SQLite's words; empty if it is sound. Call it on a
  /// helper thread after the first frame, because it takes as long as reading the file. It uses its own
  /// connection, so the list can be read meanwhile; a write may have to wait.
  /// - Throws: `AppError.storage` if the check could not run.
  public func quickCheck() throws(AppError) -> [String] {
    do {
      let rows = try aside { try String.fetchAll($0, sql: "PRAGMA quick_check(20)") }
      // Older versions of SQLite return several problems in one row.
      return rows.flatMap { $0.split(separator: "\n").map(String.init) }.filter { $0 != "ok" }
    } catch {
      // Severe damage makes the check itself fail, which is a result too.
      if StorageError(error).isDamage { return ["\(error)"] }
      throw AppError(storage: error)
    }
  }

  /// Corrects the numbers that the file keeps of its own rows, which another program may have changed. Call it after
  /// `quickCheck`; it reads the indices of the todos, and the deleted visits and undone todos.
  /// - Returns: whether one was wrong.
  /// - Throws: `AppError.storage`.
  func correctCounts() throws(AppError) -> Bool {
    guard notice != .readOnly else { return false }
    let isWrong: Bool
    do {
      isWrong = try aside { try !StoredCounts.areRight($0) }
    } catch {
      throw AppError(storage: error)
    }
    if isWrong { try write(StoredCounts.correct) }
    return isWrong
  }

  /// Runs `body` on another connection to the file, so that the list can be read meanwhile. The connection stays open,
  /// because releasing a DatabaseQueue starts Dispatch's thread pool, which then wakes up every second; but its pages go.
  func aside<Value>(_ body: (Database) throws -> Value) throws -> Value {
    // Opening reads the file too, which may be locked at that moment.
    try patienceAside.fromNow {
      let connection = try other.withLock { other in
        let connection = try other ?? makeConnection()
        other = connection
        return connection
      }
      defer { connection.releaseMemory() }
      return try connection.inDatabase(body)
    }
  }

  private func makeConnection() throws -> DatabaseQueue {
    try SpareDescriptors.require()
    var configuration = Configuration()
    configuration.label = "octodo.db, second"
    configuration.busyMode = .callback { [patienceAside] in patienceAside.waitAgain(after: $0) }
    let connection = try DatabaseQueue(path: file.path, configuration: configuration)
    connection.inDatabase { RowLimit.set($0) }
    return connection
  }
}
