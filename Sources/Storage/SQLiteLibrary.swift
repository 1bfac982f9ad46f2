import GRDB

/// The installed SQLite.
public enum SQLiteLibrary {
  /// The version, such as 3.40.1. Source of the number's format: sqlite.org/c3ref/c_source_id.html.
  public static var version: String {
    let number = Int(Database.sqliteLibVersionNumber)
    return "\(number / 1_000_000).\(number / 1_000 % 1_000).\(number % 1_000)"
  }
}
