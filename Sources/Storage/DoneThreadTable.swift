public import Domain
public import FoundationEssentials
import GRDB

/// The notifications that were done here.
public struct DoneThreadTable: Sendable {
  /// The most that are kept and read; those that were kept last stay.
  static let capacity = 10_000
  private let database: AppDatabase

  public init(_ database: AppDatabase) {
    self.database = database
  }

  /// The threads of a website that were kept since an earlier reading; nil reads all.
  /// - Throws: `AppError.storage`.
  public func all(on web: String, since last: DoneThreads.Mark? = nil) throws(AppError) -> DoneThreads {
    try database.read { db in
      // Everything since then is looked through, however many threads the website has: mostly there is nothing.
      let sql = """
        SELECT id, \(RowLimit.title("thread")), updated_at, web = ? FROM done_thread
        WHERE id > ? ORDER BY id DESC LIMIT ?
        """
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: sql), arguments: [web, last?.id ?? 0, Self.capacity])
      var (dates, mark): ([String: Date], DoneThreads.Mark?) = ([:], last)
      while let row = try rows.next() {
        let id = try row.decode(Int64.self, atIndex: 0)
        mark = DoneThreads.Mark(id: max(id, mark?.id ?? 0))
        guard try row.decode(Bool.self, atIndex: 3) else { continue }
        dates[try row.decode(String.self, atIndex: 1)] = Date(
          milliseconds: try row.decode(Int64.self, atIndex: 2))
      }
      return DoneThreads(dates: dates, mark: mark)
    }
  }

  /// Keeps threads in one transaction, and drops those beyond the capacity.
  /// - Throws: `AppError.storage`.
  public func add(_ threads: [String: Date], on web: String) throws(AppError) {
    try database.write { db in
      let sql = "INSERT OR REPLACE INTO done_thread (web, thread, updated_at) VALUES (?, ?, ?)"
      let statement = try db.cachedStatement(sql: sql)
      // Of many at once, those that changed last stay.
      for (id, date) in threads.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
        try statement.execute(arguments: [web, id.withoutNUL, date.milliseconds])
      }
      let trim = """
        DELETE FROM done_thread WHERE id <= (SELECT id FROM done_thread ORDER BY id DESC LIMIT 1 OFFSET ?)
        """
      try db.cachedStatement(sql: trim).execute(arguments: [Self.capacity])
    }
  }
}
