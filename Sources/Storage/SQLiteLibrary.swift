import CSQLite
import GRDB
import GRDBSQLite

/// The installed SQLite.
public enum SQLiteLibrary {
  /// The version, such as 3.40.1. Source of the number's format: sqlite.org/c3ref/c_source_id.html.
  public static var version: String {
    let number = Int(Database.sqliteLibVersionNumber)
    return "\(number / 1_000_000).\(number / 1_000 % 1_000).\(number % 1_000)"
  }

  /// Lets each connection of this process allocate its pages one by one. SQLite would take 20 of them at the first read,
  /// 87 KB, and a run has three connections that need fewer (`Scripts/bench`, private memory). Call it before the first
  /// database is opened; later it changes nothing.
  /// - Returns: whether it took effect.
  @discardableResult
  public static func allocatePagesSingly() -> Bool {
    octodo_allocate_pages_singly() == SQLITE_OK
  }
}
