public import Domain
import GRDB

extension AppDatabase {
  /// A number that changes when another process or connection wrote to the file; own writes do not change it.
  /// Source: sqlite.org/pragma.html#pragma_data_version.
  /// - Throws: `AppError.storage`.
  public func changeMark() throws(AppError) -> Int {
    try use { db in
      guard let mark = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA data_version")) else {
        throw StorageError.other("SQLite gave no data_version")
      }
      return mark
    }
  }
}
