import GRDB

/// The limits of a log of changes. They apply to whole changes only, and never to the newest, because a message has
/// promised that it can be undone.
public struct UndoLimits: Sendable {
  /// The number of changes.
  let changes: Int
  /// The size of all changes before the newest.
  let bytes: Int

  /// - Parameters:
  ///   - changes: the maximum number of changes, at least 1.
  ///   - bytes: the maximum size of their texts.
  public init(changes: Int = 1_000, bytes: Int = 64 << 20) {
    (self.changes, self.bytes) = (changes, bytes)
  }

  /// The size of a log's texts in bytes.
  static func bytes(of log: String, in db: Database) throws -> Int {
    let size = try db.cachedStatement(sql: "SELECT bytes FROM undo_size WHERE log = ?")
    return StoredCounts.plausible(try Int.fetchOne(size, arguments: [log]) ?? 0)
  }
}
