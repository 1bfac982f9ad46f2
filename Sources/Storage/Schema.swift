import Domain
import GRDB

/// The schema of the file and the migrations from any earlier version. A released migration never changes; a
/// new one follows it.
struct Schema: Sendable {
  /// The SQL of each version, the first at index 0.
  let migrations: [String]

  static let current = Schema(migrations: [v1, v2, v3, v4, v5, v6, v7])

  /// The file's `user_version` after all migrations.
  var version: Int { migrations.count }

  var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (index, sql) in migrations.enumerated() {
      migrator.registerMigration("v\(index + 1)") { db in
        try db.execute(sql: sql)
        // In the header, where an older octodo finds it without opening the database.
        try db.execute(sql: "PRAGMA user_version = \(index + 1)")
      }
    }
    return migrator
  }

  /// The schema version of the file, 0 for a new one.
  /// - Throws: `StorageError.newerSchema`, `StorageError.notOctodo`, `DatabaseError`.
  func appliedVersion(_ db: Database) throws -> Int {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard try version <= self.version && !migrator.hasBeenSuperseded(db) else {
      throw StorageError.newerSchema
    }
    if version == 0 {
      let foreign = "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'"
      guard try Int.fetchOne(db, sql: foreign) == 0 else { throw StorageError.notOctodo }
    }
    return version
  }
}
