public import Domain
import GRDB

extension AppDatabase {
  /// A number that differs from the last one that this object gave if another process, or another
  /// connection, wrote to the file since; own writes do not change it. Source:
  /// sqlite.org/pragma.html#pragma_data_version.
  /// - Throws: `AppError.storage`.
  public func changeMark() throws(AppError) -> Int {
    do {
      let mark = try queue.inDatabase { db in
        try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version"))
      }
      guard let mark else { throw StorageError.other("SQLite gave no data_version") }
      return mark
    } catch {
      throw AppError(storage: error)
    }
  }
}
