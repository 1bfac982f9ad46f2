public import Domain
public import FoundationEssentials
import GRDB

/// An entry of the undo log.
public struct LoggedChange: Hashable, Sendable {
  public let at: Date
  /// What was changed, with the numbers of the command.
  public let change: UndoneChange
  /// Whether it is undone and can be redone.
  public let isUndone: Bool
}

extension TodoTable {
  /// See `TodoRepository.newestChange()`.
  /// - Throws: `AppError.storage`.
  public func newestChange() throws(AppError) -> Int64? {
    try database.read { try ChangeLog.next($0, .before) }
  }

  /// The changes that can be undone or redone, the newest first.
  /// - Throws: `AppError.storage`.
  public func log() throws(AppError) -> [LoggedChange] {
    let sql = """
      SELECT at, kind, \(RowLimit.title("label")), count, is_undone, ifnull(first.key, 0),
        ifnull(substr(first.content ->> '$.title', 1, 32000), '')
      FROM change_set LEFT JOIN change_row AS first ON first.set_id = change_set.id AND first.id = (
        SELECT id FROM change_row WHERE set_id = change_set.id ORDER BY seq, side LIMIT 1)
      ORDER BY change_set.id DESC
      """
    return try database.read { db in
      try Row.fetchAll(db.cachedStatement(sql: sql)).map { row in
        guard let change = TodoChange(rawValue: try row.decode(String.self, atIndex: 1)) else {
          throw StorageError.damaged
        }
        return LoggedChange(
          at: Date(milliseconds: try row.decode(Int64.self, atIndex: 0)),
          change: UndoneChange(
            change: change, todoID: try row.decode(Int64.self, atIndex: 5),
            title: try row.decode(String.self, atIndex: 6),
            count: StoredCounts.plausible(try row.decode(Int.self, atIndex: 3)),
            label: try row.decode(String.self, atIndex: 2)),
          isUndone: try row.decode(Bool.self, atIndex: 4))
      }
    }
  }
}
