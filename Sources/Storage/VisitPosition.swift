import Domain
import GRDB

/// A row of the history whose position is known. A window is read from the nearest one, so only the rows
/// between cost time, however long the history is.
struct VisitPosition {
  /// In the whole history, from 0.
  let index: Int
  /// The column `place`.
  let order: Int64

  static let top = VisitPosition(index: 0, order: .max)

  static func bottom(of total: Int) -> VisitPosition {
    VisitPosition(index: total - 1, order: .min)
  }

  /// The first and the last row of a window, if they still exist.
  static func ends(of window: Window<VisitGroup>, in db: Database) throws -> [VisitPosition] {
    let indices = Set([window.items.indices.first, window.items.indices.last].compactMap(\.self))
    return try indices.compactMap { index in
      let order = try order(of: window.items[index].id, in: db)
      return order.map { VisitPosition(index: window.start + index, order: $0) }
    }
  }

  /// The row with an id, its index counted with the index alone if all rows match; nil if it was deleted or does not
  /// match.
  static func find(_ id: Int64, in db: Database, _ condition: TextCondition) throws -> VisitPosition? {
    guard let order = try order(of: id, in: db, condition) else { return nil }
    let newer = try db.cachedStatement(sql: "SELECT count(*) FROM visit WHERE place > ?\(condition.sql)")
    let index = try Int.fetchOne(newer, arguments: [order] + condition.arguments) ?? 0
    return VisitPosition(index: index, order: order)
  }

  /// `count` rows from the index `start` on, which must exist.
  static func groups(
    _ db: Database, from start: Int, count: Int, known: [VisitPosition], _ condition: TextCondition
  ) throws -> [VisitGroup] {
    let last = start + count - 1
    let down = known.filter { $0.index <= start }.max { $0.index < $1.index }
    let up = known.filter { $0.index >= last }.min { $0.index < $1.index }
    guard count > 0, let down, let up else { return [] }
    let (below, above) = (start - down.index, up.index - last)
    return below <= above
      ? try fetch(
        db, "place <= ?\(condition.sql) ORDER BY place DESC",
        [down.order] + condition.arguments + [count, below])
      : try fetch(
        db, "place >= ?\(condition.sql) ORDER BY place", [up.order] + condition.arguments + [count, above]
      ).reversed()
  }

  private static func order(
    of id: Int64, in db: Database, _ condition: TextCondition = .none
  ) throws -> Int64? {
    let statement = try db.cachedStatement(sql: "SELECT place FROM visit WHERE id = ?\(condition.sql)")
    return try Int64.fetchOne(statement, arguments: [id] + condition.arguments)
  }

  private static func fetch(
    _ db: Database, _ range: String, _ arguments: StatementArguments
  ) throws -> [VisitGroup] {
    // SQLite skips rows in the index, without reading them.
    let sql = "SELECT \(VisitRow.columns) FROM visit WHERE \(range) LIMIT ? OFFSET ?"
    let statement = try db.cachedStatement(sql: sql)
    return try Array(Row.fetchCursor(statement, arguments: arguments).map(VisitRow.group))
  }
}
