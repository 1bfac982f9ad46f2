public import Domain
import FoundationEssentials
import GRDB

/// The bookmarks of notifications.
public struct BookmarkTable: Sendable {
  /// The maximum number of bookmarks; the oldest go first.
  static let capacity = 1_000
  private let database: AppDatabase

  public init(_ database: AppDatabase) {
    self.database = database
  }

  /// All bookmarks of a website, the newest first.
  /// - Throws: `AppError.storage`.
  public func all(on web: String) throws(AppError) -> [Bookmark] {
    try database.read { db in
      let sql = """
        SELECT thread, reason, type, \(RowLimit.title("title")), repo, number, url, updated_at FROM bookmark
        WHERE web = ? ORDER BY id DESC
        """
      return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [web]).map(Self.bookmark)
    }
  }

  /// Keeps the bookmarks in one transaction. One that is there already is replaced.
  /// - Throws: `AppError.storage`.
  public func add(_ bookmarks: [Bookmark], on web: String) throws(AppError) {
    try database.write { db in
      let sql = """
        INSERT OR REPLACE INTO bookmark (web, thread, reason, type, title, repo, number, url, updated_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
      let statement = try db.cachedStatement(sql: sql)
      for one in bookmarks {
        try statement.execute(arguments: [
          web, one.id, one.reason.withoutNUL, one.type.withoutNUL, one.title.withoutNUL,
          one.repo?.description, one.number, one.url.withoutNUL, one.updatedAt?.milliseconds,
        ])
      }
      let trim = """
        DELETE FROM bookmark WHERE id <= (SELECT id FROM bookmark ORDER BY id DESC LIMIT 1 OFFSET ?)
        """
      try db.cachedStatement(sql: trim).execute(arguments: [Self.capacity])
    }
  }

  /// Removes bookmarks in one transaction.
  /// - Throws: `AppError.storage`.
  public func remove(ids: [Bookmark.ID], on web: String) throws(AppError) {
    try database.write { db in
      let statement = try db.cachedStatement(sql: "DELETE FROM bookmark WHERE web = ? AND thread = ?")
      for id in ids { try statement.execute(arguments: [web, id]) }
    }
  }

  private static func bookmark(_ row: Row) throws -> Bookmark {
    Bookmark(
      id: try row.decode(String.self, atIndex: 0), reason: try row.decode(String.self, atIndex: 1),
      type: try row.decode(String.self, atIndex: 2), title: try row.decode(String.self, atIndex: 3),
      repo: try row.decode(String?.self, atIndex: 4).flatMap { RepoName($0) },
      number: try row.decode(Int?.self, atIndex: 5), url: try row.decode(String.self, atIndex: 6),
      updatedAt: try row.decode(Int64?.self, atIndex: 7).map { Date(milliseconds: $0) })
  }
}
