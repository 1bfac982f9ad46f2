public import Domain
public import FoundationEssentials
import GRDB

/// The history of what was opened.
public struct VisitTable: Sendable {
  let database: AppDatabase

  public init(_ database: AppDatabase) {
    self.database = database
  }

  /// Puts a visit in front, and counts it where its group is there already. A visit is not worth waiting for
  /// another program that is at the file.
  /// - Throws: `AppError.storage`.
  public func record(_ visit: Visit, now: Date) throws(AppError) {
    try database.useSoon { db in
      let sql = """
        INSERT INTO visit (kind, name, title, target, visits, visited_at, place)
        VALUES (?, ?, ?, ?, 1, ?, (SELECT coalesce(max(place), 0) + 1 FROM visit))
        ON CONFLICT (kind, name) DO UPDATE SET
          title = excluded.title, target = excluded.target, visits = visits + 1,
          visited_at = excluded.visited_at, place = excluded.place
        """
      try db.cachedStatement(sql: sql).execute(arguments: [
        visit.subject.kind, visit.name, visit.title.withoutNUL, visit.subject.target, now.milliseconds,
      ])
    }
  }

  /// Puts groups in as they are, with their ids, the last visit first: for a file that is made to look at.
  /// - Throws: `AppError.storage`, also for a group that is there already.
  public func insert(_ groups: [VisitGroup]) throws(AppError) {
    try database.write { db in
      let sql = """
        INSERT INTO visit (id, kind, name, title, target, visits, visited_at, place)
        VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(place), 0) + 1 FROM visit))
        """
      let statement = try db.cachedStatement(sql: sql)
      for group in groups.reversed() {
        let visit = group.visit
        try statement.execute(arguments: [
          group.id, visit.subject.kind, visit.name, visit.title.withoutNUL, visit.subject.target, group.count,
          group.lastAt.milliseconds,
        ])
      }
    }
  }

  /// The whole history, the last visit first.
  /// - Throws: `AppError.storage`.
  public func all() throws(AppError) -> [VisitGroup] {
    try database.read { db in
      let statement = try db.cachedStatement(sql: "SELECT \(VisitRow.columns) FROM visit ORDER BY place DESC")
      return try Array(Row.fetchCursor(statement).map(VisitRow.group))
    }
  }

  /// Forgets a group of visits; nothing where it is gone already.
  /// - Throws: `AppError.storage`.
  public func delete(id: Int64) throws(AppError) {
    try database.write { db in
      try db.cachedStatement(sql: "DELETE FROM visit WHERE id = ?").execute(arguments: [id])
    }
  }

  /// Forgets all visits.
  /// - Throws: `AppError.storage`.
  public func deleteAll() throws(AppError) {
    try database.write { try $0.execute(sql: "DELETE FROM visit") }
  }
}
