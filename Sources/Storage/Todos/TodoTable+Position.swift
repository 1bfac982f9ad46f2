public import Domain
public import FoundationEssentials
import GRDB

extension TodoTable {
  /// Moves a todo in the order that a person gave the list.
  /// - Parameter other: the todo that it comes after; nil for the beginning of the list.
  /// - Throws: `AppError.todoGone` if one of them was deleted, `AppError.storage`.
  public func move(id: Int64, after other: Int64?, now: Date) throws(AppError) {
    try database.write { db in
      guard id != other else { throw AppError.todoGone }
      let position = try other.map { try existingPosition(db, of: $0) }
      try move(db, id, after: position, now: now)
    }
  }

  /// Moves a todo in the order that a person gave the list.
  /// - Parameter other: the todo that it comes before.
  /// - Throws: `AppError.todoGone` if one of them was deleted, `AppError.storage`.
  public func move(id: Int64, before other: Int64, now: Date) throws(AppError) {
    try database.write { db in
      let sql = TodoState.allCases.map { state in
        "SELECT max(position) AS at FROM todo WHERE state = \(state.rawValue) AND position < :end AND id <> :id"
      }
      let previous = try Int64.fetchOne(
        db.cachedStatement(sql: "SELECT max(at) FROM (\(sql.joined(separator: " UNION ALL ")))"),
        arguments: ["end": try existingPosition(db, of: other), "id": id])
      try move(db, id, after: previous, now: now)
    }
  }

  private func existingPosition(_ db: Database, of id: Int64) throws -> Int64 {
    guard let row = try TodoRow.fetchOne(db, id: id) else { throw AppError.todoGone }
    return row.position
  }

  private func move(_ db: Database, _ id: Int64, after position: Int64?, now: Date) throws {
    guard try Self.existing(db, ids: [id], .all).count == 1 else { throw AppError.todoGone }
    let positions = try positions(db, for: [id], after: position)
    try change(db, .moved, ids: positions.map(\.id), at: now) {
      try put(db, positions)
      return []
    }
  }

  /// Positions with which todos follow a position in their order, and those of the todos that move on for them.
  /// - Parameter position: nil for the beginning of the list.
  func positions(
    _ db: Database, for ids: [Int64], after position: Int64?
  ) throws -> [(id: Int64, position: Int64)] {
    let following = try self.following(db, position, without: Set(ids))
    let start =
      position ?? (following.first.map { $0.position } ?? 0) - Int64(ids.count + 1) * TodoPositions.gap
    // Usually the first one leaves room. Else the next ones move on, as few as necessary.
    var (moved, step) = (0, Int64(0))
    while true {
      let count = Int64(ids.count + moved + 1)
      let end = moved < following.count ? following[moved].position : start + count * TodoPositions.gap
      step = (end - start) / count
      if step > 0 || moved == following.count { break }
      moved += 1
    }
    return (ids + following.prefix(moved).map { $0.id }).enumerated()
      .map { (id: $1, position: start + step * Int64($0 + 1)) }
  }

  func put(_ db: Database, _ positions: [(id: Int64, position: Int64)]) throws {
    for (id, position) in positions {
      try db.cachedStatement(sql: "UPDATE todo SET position = ? WHERE id = ?")
        .execute(arguments: [position, id])
    }
  }

  /// The next todos of any state after a position.
  private func following(
    _ db: Database, _ position: Int64?, without ids: Set<Int64>
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
      .filter { row in !ids.contains(row.0) && position.map { row.1 > $0 } ?? true }
  }
}
