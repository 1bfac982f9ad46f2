public import Domain
import GRDB

/// The search history.
public struct QueryHistoryTable: Sendable {
  /// The maximum number of queries.
  static let capacity = 500
  private let database: AppDatabase

  public init(_ database: AppDatabase) {
    self.database = database
  }

  /// At most `limit` queries, newest first.
  /// - Throws: `AppError.storage`.
  public func recent(limit: Int) throws(AppError) -> [String] {
    try database.read { db in
      let recent = "SELECT \(RowLimit.title("text")) FROM query_history ORDER BY id DESC LIMIT ?"
      let statement = try db.cachedStatement(sql: recent)
      return try String.fetchAll(statement, arguments: [max(limit, 0)])
    }
  }

  /// Puts the query first; an existing one moves, also one that is written in another canonical form of Unicode.
  /// - Throws: `AppError.storage`.
  public func remember(_ query: String) throws(AppError) {
    try database.write { db in
      try Self.forgetOtherForms(of: query, db)
      // Replacing deletes the old row; the new one gets the highest id.
      let insert = try db.cachedStatement(sql: "INSERT OR REPLACE INTO query_history (text) VALUES (?)")
      try insert.execute(arguments: [query.withoutNUL])
      // The number of rows is at most the highest id.
      guard db.lastInsertedRowID > Self.capacity else { return }
      let trim = """
        DELETE FROM query_history WHERE id <= (SELECT id FROM query_history ORDER BY id DESC LIMIT 1 OFFSET ?)
        """
      try db.cachedStatement(sql: trim).execute(arguments: [Self.capacity])
    }
  }

  /// SQLite compares bytes, Swift by canonical equivalence.
  private static func forgetOtherForms(of query: String, _ db: Database) throws {
    guard !query.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    let all = try Row.fetchAll(db, sql: "SELECT id, \(RowLimit.title("text")) FROM query_history")
    for row in all where try row.decode(String.self, atIndex: 1) == query {
      let remove = try db.cachedStatement(sql: "DELETE FROM query_history WHERE id = ?")
      try remove.execute(arguments: [try row.decode(Int64.self, atIndex: 0)])
    }
  }
}
