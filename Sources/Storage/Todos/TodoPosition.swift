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

  /// At most `limit` matching todos after this position, in list order.
  func following(_ db: Database, limit: Int, _ condition: TextCondition) throws -> [Todo] {
    let order = "ORDER BY created_at DESC, id DESC"
    var todos = try fetch(
      db, "created_at = ? AND id < ?", [createdAt, id], order, limit: limit, condition)
    todos += try fetch(db, "created_at < ?", [createdAt], order, limit: limit - todos.count, condition)
    if !isDone { todos += try Self.topOfDone.following(db, limit: limit - todos.count, condition) }
    return todos
  }

  /// At most `limit` matching todos before this position, in list order.
  func preceding(_ db: Database, limit: Int, _ condition: TextCondition) throws -> [Todo] {
    try nearestPreceding(db, limit: limit, condition).reversed()
  }

  /// The number of matching todos before this position. All todos are counted with the index alone.
  func index(_ db: Database, counts: TodoCounts, _ condition: TextCondition) throws -> Int {
    let count = "SELECT count(*) FROM todo WHERE is_done = ? AND"
    let sameTime = try db.cachedStatement(sql: "\(count) created_at = ? AND id > ?\(condition.sql)")
    let newer = try db.cachedStatement(sql: "\(count) created_at > ?\(condition.sql)")
    return (isDone ? counts.open : 0)
      + (try Int.fetchOne(sameTime, arguments: [isDone, createdAt, id] + condition.arguments) ?? 0)
      + (try Int.fetchOne(newer, arguments: [isDone, createdAt] + condition.arguments) ?? 0)
  }

  private func nearestPreceding(
    _ db: Database, limit: Int, _ condition: TextCondition
  ) throws -> [Todo] {
    let order = "ORDER BY created_at, id"
    var todos = try fetch(
      db, "created_at = ? AND id > ?", [createdAt, id], order, limit: limit, condition)
    todos += try fetch(db, "created_at > ?", [createdAt], order, limit: limit - todos.count, condition)
    if isDone { todos += try Self.bottomOfOpen.nearestPreceding(db, limit: limit - todos.count, condition) }
    return todos
  }

  private func fetch(
    _ db: Database, _ range: String, _ bounds: StatementArguments, _ order: String, limit: Int,
    _ condition: TextCondition
  ) throws -> [Todo] {
    // For SQLite a negative limit means no limit.
    guard limit > 0 else { return [] }
    let sql =
      "SELECT \(TodoRow.read) FROM todo WHERE is_done = ? AND \(range)\(condition.sql) \(order) LIMIT ?"
    let statement = try db.cachedStatement(sql: sql)
    let arguments: StatementArguments = [isDone] + bounds + condition.arguments + [limit]
    return try Array(Row.fetchCursor(statement, arguments: arguments).map(TodoRow.todo))
  }
}

extension TodoPlace {
  init(_ todo: Todo) {
    self.init(isDone: todo.isDone, createdAt: todo.createdAt.milliseconds, id: todo.id)
  }
}
