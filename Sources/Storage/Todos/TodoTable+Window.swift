public import Domain
import GRDB

extension TodoTable {
  /// At most `limit` todos at `anchor`, and the counts of the same snapshot. It reads by position in an index and
  /// never skips rows, so its cost does not depend on the position or the length of the list.
  ///
  /// `after` and `before` trust the anchor's index, because counting it would cost more than reading the rows. If the
  /// list ends within the window, `start` is exact anyway.
  /// - Parameter pattern: leaves out todos that do not contain it in title, note or link. Then all todos are read,
  ///   and indices and counts refer to the matching todos.
  /// - Throws: `AppError.storage`.
  public func window(
    _ anchor: TodoAnchor, limit: Int, matching pattern: TextPattern? = nil
  ) throws(AppError) -> TodoWindow {
    let limit = max(limit, 0)
    return try database.read { db in
      var window = try Self.window(db, anchor, limit: limit, matching: pattern)
      window.canUndo = try UndoLog.canUndo(db)
      window.canRedo = try UndoLog.canRedo(db)
      return window
    }
  }

  private static func window(
    _ db: Database, _ anchor: TodoAnchor, limit: Int, matching pattern: TextPattern?
  ) throws -> TodoWindow {
    let condition = TextCondition(pattern, in: ["title", "note", "link_target"])
    let counts = pattern == nil ? try counts(db) : try counts(db, condition)
    switch anchor {
    case .top:
      let todos = try TodoPlace.top.following(db, limit: limit, condition)
      return TodoWindow(start: 0, todos: todos, counts: counts)
    case .bottom:
      let todos = try TodoPlace.bottom.preceding(db, limit: limit, condition)
      return TodoWindow(start: max(counts.total - todos.count, 0), todos: todos, counts: counts)
    case .after(let todo, let index):
      let todos = try TodoPlace(todo).following(db, limit: limit, condition)
      let last = max(counts.total - todos.count, 0)
      let start = todos.count < limit ? last : min(max(index + 1, 0), last)
      return TodoWindow(start: start, todos: todos, counts: counts)
    case .before(let todo, let index):
      let todos = try TodoPlace(todo).preceding(db, limit: limit, condition)
      let last = max(counts.total - todos.count, 0)
      let start = todos.count < limit ? 0 : min(max(index - todos.count, 0), last)
      return TodoWindow(start: start, todos: todos, counts: counts)
    case .around(let id):
      return try window(db, around: id, limit: limit, counts: counts, condition)
    }
  }

  /// Half of the rows above the todo, half below; more on one side if the other has too few.
  private static func window(
    _ db: Database, around id: Int64, limit: Int, counts: TodoCounts, _ condition: TextCondition
  ) throws -> TodoWindow {
    guard limit > 0, let todo = try TodoRow.fetchOne(db, id: id, condition) else {
      let todos = try TodoPlace.top.following(db, limit: limit, condition)
      return TodoWindow(start: 0, todos: todos, counts: counts)
    }
    let place = TodoPlace(todo)
    var above = try place.preceding(db, limit: limit / 2, condition)
    let below = try place.following(db, limit: limit - 1 - above.count, condition)
    let free = limit - 1 - below.count
    if free > above.count { above = try place.preceding(db, limit: free, condition) }
    let start = above.count < free ? 0 : try place.index(db, counts: counts, condition) - above.count
    return TodoWindow(start: start, todos: above + [todo] + below, counts: counts)
  }

  /// The counts of matching todos, by reading all todos.
  private static func counts(_ db: Database, _ condition: TextCondition) throws -> TodoCounts {
    let sql = "SELECT count(*), count(done_at) FROM todo WHERE true\(condition.sql)"
    let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: condition.arguments)
    guard let row else { throw StorageError.damaged }
    let (total, done) = (try row.decode(Int.self, atIndex: 0), try row.decode(Int.self, atIndex: 1))
    return TodoCounts(open: total - done, done: done)
  }

  private static func counts(_ db: Database) throws -> TodoCounts {
    let statement = try db.cachedStatement(sql: "SELECT count FROM todo_count ORDER BY is_done")
    let counts = try Int.fetchAll(statement)
    guard counts.count == 2 else { throw StorageError.damaged }
    return TodoCounts(open: StoredCounts.plausible(counts[0]), done: StoredCounts.plausible(counts[1]))
  }
}
