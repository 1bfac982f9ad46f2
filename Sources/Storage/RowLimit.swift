import GRDB
import GRDBSQLite

/// The bound of everything that is read from the file. SQLite refuses a longer text, body or row before it takes the
/// memory for it, whoever wrote it.
enum RowLimit {
  /// In bytes. octodo's longest rows are responses in the cache with a body of 1 MiB; a todo has at most 4,500 characters
  /// of 64 bytes.
  static let bytes = 4 << 20

  /// Applies the limit to a connection. Source: sqlite.org/c3ref/c_limit_attached.html, SQLITE_LIMIT_LENGTH.
  static func set(_ db: Database) {
    _ = sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_LENGTH, Int32(bytes))
  }
}
