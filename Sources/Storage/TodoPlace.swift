import Domain
import GRDB

/// A position in the list: open before done, then newest first, then the higher id first.
///
/// Each read is one range of the index `todo_order`. Comparing `(created_at, id)` in one condition would be
/// shorter, but SQLite 3.40 then searches by the time alone and reads all todos with the same time.
struct TodoPlace {
  let isDone: Bool
  let createdAt: Int64
  let id: Int64

  /// Before every todo.
  static let top = TodoPlace(isDone: false, createdAt: .max, id: .max)
  /// Before every todo that is done.
  static let topOfDone = TodoPlace(isDone: true, createdAt: .max, id: .max)
  /// After every todo that is open.
  static let bottomOfOpen = TodoPlace(isDone: false, createdAt: .min, id: .min)
  /// After every todo.
  static let bottom = TodoPlace(isDone: true, createdAt: .min, id: .min)

  /// At most `limit` todos after this position, in list order.
  func following(_ db: Database, limit: Int) throws -> [Todo] {
    let order = "ORDER BY created_at DESC, id DESC"
    var todos = try fetch(db, "created_at = ? AND id < ? \(order)", [createdAt, id], limit: limit)
    todos += try fetch(db, "created_at < ? \(order)", [createdAt], limit: limit - todos.count)
    if !isDone { todos += try Self.topOfDone.following(db, limit: limit - todos.count) }
    return todos
  }

  /// At most `limit` todos before this position, in list order.
  func preceding(_ db: Database, limit: Int) throws -> [Todo] {
    try nearestPreceding(db, limit: limit).reversed()
  }

  /// The number of todos before this position, counted with the index alone.
  func index(_ db: Database, counts: TodoCounts) throws -> Int {
    let count = "SELECT count(*) FROM todo WHERE is_done = ? AND"
    let sameTime = try db.cachedStatement(sql: "\(count) created_at = ? AND id > ?")
    let newer = try db.cachedStatement(sql: "\(count) created_at > ?")
    return (isDone ? counts.open : 0)
      + (try Int.fetchOne(sameTime, arguments: [isDone, createdAt, id]) ?? 0)
      + (try Int.fetchOne(newer, arguments: [isDone, createdAt]) ?? 0)
  }

  private func nearestPreceding(_ db: Database, limit: Int) throws -> [Todo] {
    let order = "ORDER BY created_at, id"
    var todos = try fetch(db, "created_at = ? AND id > ? \(order)", [createdAt, id], limit: limit)
    todos += try fetch(db, "created_at > ? \(order)", [createdAt], limit: limit - todos.count)
    if isDone { todos += try Self.bottomOfOpen.nearestPreceding(db, limit: limit - todos.count) }
    return todos
  }

  private func fetch(
    _ db: Database, _ range: String, _ bounds: StatementArguments, limit: Int
  ) throws -> [Todo] {
    // For SQLite a negative limit means no limit.
    guard limit > 0 else { return [] }
    let sql = "SELECT \(TodoRow.columns) FROM todo WHERE is_done = ? AND \(range) LIMIT ?"
    let statement = try db.cachedStatement(sql: sql)
    return try Array(Row.fetchCursor(statement, arguments: [isDone] + bounds + [limit]).map(TodoRow.todo))
  }
}

extension TodoPlace {
  init(_ todo: Todo) {
    self.init(isDone: todo.isDone, createdAt: todo.createdAt.milliseconds, id: todo.id)
  }
}
