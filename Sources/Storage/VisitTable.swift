public import Domain
public import FoundationEssentials
import GRDB

/// The history of opened repositories, issues and todos.
public struct VisitTable: Sendable {
  let database: AppDatabase
  let limits: UndoLimits

  /// A value of `place` that no row has, including rows that can be restored.
  private static let nextInOrder =
    "(1 + max((SELECT coalesce(max(place), 0) FROM visit), (SELECT coalesce(max(place), 0) FROM visit_undo)))"

  /// - Parameter limits: how many deletions can be undone.
  public init(_ database: AppDatabase, limits: UndoLimits = UndoLimits()) {
    (self.database, self.limits) = (database, limits)
  }

  /// Puts a visit first, and increases the count of an existing group. What is opened by its number alone keeps
  /// the title that is known. Does not wait long for another
  /// program's lock, because a visit is not worth it.
  /// - Throws: `AppError.storage`.
  public func record(_ visit: Visit, now: Date) throws(AppError) {
    try database.writeSoon { db in
      let sql = """
        INSERT INTO visit (kind, name, title, target, visits, visited_at, page, place)
        VALUES (?, ?, ?, ?, 1, ?, ?, \(Self.nextInOrder))
        ON CONFLICT (kind, name) DO UPDATE SET
          title = CASE WHEN ? AND excluded.title = excluded.target THEN title ELSE excluded.title END,
          target = excluded.target, visits = visits + 1, page = coalesce(excluded.page, page),
          visited_at = excluded.visited_at, place = excluded.place
        """
      try db.cachedStatement(sql: sql).execute(arguments: [
        visit.item.kind.stored, visit.name, visit.title.withoutNUL, visit.item.description, now.milliseconds,
        visit.storedPage, visit.item.kind.hasNumber,
      ])
    }
  }

  /// Gives a group the name and the title of the visit, which its item was asked for before. Adds it to the group of
  /// that name if there is one.
  /// - Throws: `AppError.storage`.
  public func rename(_ item: Item, to visit: Visit) throws(AppError) {
    try database.writeSoon { db in
      let (kind, old) = (visit.item.kind.stored, Visit(item, title: "").name)
      if old != visit.name, try Self.merge(old, into: visit.name, kind, db) { return }
      let sql = """
        UPDATE visit SET name = ?, title = ?, target = ?, page = ? WHERE kind = ? AND name = ?
        """
      try db.cachedStatement(sql: sql).execute(arguments: [
        visit.name, visit.title.withoutNUL, visit.item.description, visit.storedPage, kind, old,
      ])
    }
  }

  /// Adds the visits of a group to those of another one and deletes it. Returns false if one of the two does not exist.
  private static func merge(
    _ old: String, into name: String, _ kind: String, _ db: Database
  ) throws -> Bool {
    let find = "SELECT visits, visited_at, place, page FROM visit WHERE kind = ? AND name = ?"
    let statement = try db.cachedStatement(sql: find)
    guard try Row.fetchOne(statement, arguments: [kind, name]) != nil,
      let row = try Row.fetchOne(statement, arguments: [kind, old])
    else { return false }
    let (visits, at) = (try row.decode(Int.self, atIndex: 0), try row.decode(Int64.self, atIndex: 1))
    let (order, page) = (try row.decode(Int64.self, atIndex: 2), try row.decode(String?.self, atIndex: 3))
    try db.cachedStatement(sql: "DELETE FROM visit WHERE kind = ? AND name = ?").execute(
      arguments: [kind, old])
    let add = """
      UPDATE visit SET visits = visits + ?, visited_at = max(visited_at, ?), place = max(place, ?),
        page = coalesce(page, ?)
      WHERE kind = ? AND name = ?
      """
    try db.cachedStatement(sql: add).execute(arguments: [visits, at, order, page, kind, name])
    return true
  }

  /// Inserts groups with their ids, the latest visit first, for scenes of the sandbox.
  /// - Throws: `AppError.storage`, also if a group exists already.
  public func insert(_ groups: [VisitGroup]) throws(AppError) {
    try database.write { db in
      let sql = """
        INSERT INTO visit (id, kind, name, title, target, visits, visited_at, page, place)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, \(Self.nextInOrder))
        """
      let statement = try db.cachedStatement(sql: sql)
      for group in groups.reversed() {
        let visit = group.visit
        try statement.execute(arguments: [
          group.id, visit.item.kind.stored, visit.name, visit.title.withoutNUL, visit.item.description,
          group.count, group.lastAt.milliseconds, visit.storedPage,
        ])
      }
    }
  }

  /// The whole history, the latest visit first.
  /// - Throws: `AppError.storage`.
  public func all() throws(AppError) -> [VisitGroup] {
    try database.read { db in
      let statement = try db.cachedStatement(sql: "SELECT \(VisitRow.columns) FROM visit ORDER BY place DESC")
      return try Array(Row.fetchCursor(statement).map(VisitRow.group))
    }
  }
}

extension VisitTable {
  /// A window of the history centred on the anchor; fewer groups on one side if the history ends there.
  /// - Parameter pattern: leaves out groups that do not contain it in their title. Then all groups are read, and
  ///   indices and the total refer to the matching groups.
  /// - Throws: `AppError.storage`.
  public func window(
    _ anchor: VisitAnchor, limit: Int, matching pattern: TextPattern? = nil
  ) throws(AppError) -> Window<VisitGroup> {
    let condition = TextCondition(pattern, in: ["title"])
    return try database.read { db in
      let count =
        pattern == nil
        ? "SELECT count FROM visit_count" : "SELECT count(*) FROM visit WHERE true\(condition.sql)"
      let total = StoredCounts.plausible(
        try Int.fetchOne(db.cachedStatement(sql: count), arguments: condition.arguments) ?? 0)
      var known = [VisitPosition.top, .bottom(of: total)]
      let middle: Int
      switch anchor {
      case .index(let index, let window):
        middle = index
        // Changes by another program have moved the rows.
        if window.total == total { known += try VisitPosition.ends(of: window, in: db) }
      case .group(let id):
        let position = try VisitPosition.find(id, in: db, condition)
        middle = position?.index ?? 0
        known += [position].compactMap(\.self)
      }
      let size = max(0, min(limit, total))
      let start = max(0, min(middle - size / 2, total - size))
      let groups = try VisitPosition.groups(db, from: start, count: size, known: known, condition)
      return Window(start: start, items: groups, total: total)
    }
  }
}
