public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// Moves a todo in the order that a person gave the list.
  /// - Parameter other: the todo that it comes after; nil for the beginning of the list.
  /// - Throws: `AppError.todoGone` if one of them was deleted, `AppError.storage`.
  public func move(id: Int64, after other: Int64?, now: Date) throws(AppError) {
    try database.write { db in
      let wanted = [id] + (other.map { [$0] } ?? [])
      guard try Self.existing(db, ids: wanted, .all).count == Set(wanted).count, id != other else {
        throw AppError.todoGone
      }
      let before = try other.flatMap { try TodoRow.fetchOne(db, id: $0)?.position }
      let following = try self.following(db, before, without: id)
      let start = before ?? (following.first.map { $0.position } ?? 0) - 2 * TodoPositions.gap
      // Usually the first one leaves room. Else the next ones move on, as few as necessary.
      var (moved, step) = (0, Int64(0))
      while true {
        let end =
          moved < following.count ? following[moved].position : start + Int64(moved + 2) * TodoPositions.gap
        step = (end - start) / Int64(moved + 2)
        if step > 0 || moved == following.count { break }
        moved += 1
      }
      let ids = [id] + following.prefix(moved).map { $0.id }
      try change(db, .moved, ids: ids, at: now) {
        for (index, id) in ids.enumerated() {
          try db.cachedStatement(sql: "UPDATE todo SET position = ? WHERE id = ?")
            .execute(arguments: [start + step * Int64(index + 1), id])
        }
        return []
      }
    }
  }

  /// The next todos of any state after a position.
  private func following(
    _ db: Database, _ position: Int64?, without id: Int64
  ) throws -> [(id: Int64, position: Int64)] {
    let ofState = TodoState.allCases.map { state in
      """
      SELECT * FROM (SELECT id, position FROM todo WHERE state = \(state.rawValue) AND position >= :start
        ORDER BY position, id LIMIT 66)
      """
    }
    let sql = "\(ofState.joined(separator: " UNION ALL ")) ORDER BY position, id LIMIT 66"
    let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: ["start": position ?? Int64.min])
    return try rows.map { (try $0.decode(Int64.self, atIndex: 0), try $0.decode(Int64.self, atIndex: 1)) }
      .filter { $0.id != id && (position == nil || $0.position > position ?? 0) }
  }
}
