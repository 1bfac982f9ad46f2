import Domain
import GRDB

/// A row of the history whose position is known. A window is read from the nearest one, so only the rows
/// between cost time, however long the history is.
struct VisitPlace {
  /// In the whole history, from 0.
  let index: Int
  /// The column `place`.
  let place: Int64

  static let top = VisitPlace(index: 0, place: .max)

  static func bottom(of total: Int) -> VisitPlace {
    VisitPlace(index: total - 1, place: .min)
  }

  /// The first and the last row of a window, if they still exist.
  static func ends(of window: Window<VisitGroup>, in db: Database) throws -> [VisitPlace] {
    let indices = Set([window.items.indices.first, window.items.indices.last].compactMap(\.self))
    return try indices.compactMap { index in
      let place = try place(of: window.items[index].id, in: db)
      return place.map { VisitPlace(index: window.start + index, place: $0) }
    }
  }

  /// The row with an id, its index counted with the index alone if all rows match; nil if it was deleted or does not
  /// match.
  static func find(_ id: Int64, in db: Database, _ condition: TextCondition) throws -> VisitPlace? {
    guard let place = try place(of: id, in: db, condition) else { return nil }
    let newer = try db.cachedStatement(sql: "SELECT count(*) FROM visit WHERE place > ?\(condition.sql)")
    let index = try Int.fetchOne(newer, arguments: [place] + condition.arguments) ?? 0
    return VisitPlace(index: index, place: place)
  }

  /// `count` rows from the index `start` on, which must exist.
  static func groups(
    _ db: Database, from start: Int, count: Int, known: [VisitPlace], _ condition: TextCondition
  ) throws -> [VisitGroup] {
    let last = start + count - 1
    let down = known.filter { $0.index <= start }.max { $0.index < $1.index }
    let up = known.filter { $0.index >= last }.min { $0.index < $1.index }
    guard count > 0, let down, let up else { return [] }
    let (below, above) = (start - down.index, up.index - last)
    return below <= above
      ? try fetch(
        db, "place <= ?\(condition.sql) ORDER BY place DESC",
        [down.place] + condition.arguments + [count, below])
      : try fetch(
        db, "place >= ?\(condition.sql) ORDER BY place", [up.place] + condition.arguments + [count, above]
      ).reversed()
  }

  private static func place(
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
