import Domain
import GRDB

/// The windows of a nested list that is read through the index of its order. Each has whole trees. Counting the rows
/// before a window would cost more than reading it, so indices are exact from the end of the list on from which the
/// windows are read one after another.
struct NestedTodos {
  private let tree: TodoTree
  private let roots: TodoSequence
  private let counts: TodoCounts
  private let total: Int

  /// - Parameters:
  ///   - roots: the todos of the first level.
  ///   - total: the number of rows.
  init(_ tree: TodoTree, _ roots: TodoSequence, _ counts: TodoCounts, total: Int) {
    (self.tree, self.roots, self.counts, self.total) = (tree, roots, counts, total)
  }

  /// The rows at an anchor that is not around a todo.
  /// - Parameter limit: the number of todos of the first level.
  func window(_ db: Database, _ anchor: TodoAnchor, limit: Int) throws -> TodoWindow {
    switch anchor {
    case .top, .around:
      let run = try roots.first(db, limit: limit)
      return try window(db, run.todos, ends(isFirst: true, isLast: run.isEnd)) { _ in 0 }
    case .bottom:
      let run = try roots.last(db, limit: limit)
      return try window(db, run.todos, ends(isFirst: run.isEnd, isLast: true)) { total - $0 }
    case .after(let todo, let index):
      let run = try roots.following(db, try tree.root(db, of: todo), limit: limit)
      return try window(db, run.todos, ends(isFirst: false, isLast: run.isEnd)) { _ in index + 1 }
    case .before(let todo, let index):
      let run = try roots.preceding(db, try tree.root(db, of: todo), limit: limit)
      return try window(db, run.todos, ends(isFirst: run.isEnd, isLast: false)) { index - $0 }
    }
  }

  /// The first rows of the list, of which there are more.
  /// - Parameter todos: those of the first level.
  func beginning(_ db: Database, _ todos: [Todo]) throws -> TodoWindow {
    try window(db, todos, .first) { _ in 0 }
  }

  /// The rows around a todo of the first level.
  /// - Parameter index: about that of its row.
  func around(_ db: Database, _ root: Todo, index: Int, limit: Int) throws -> TodoWindow {
    let (above, below, isFirst, isLast) = try roots.around(db, root, limit: limit)
    let rowsAbove = try tree.rows(db, under: above).todos.count
    return try window(db, above + [root] + below, ends(isFirst: isFirst, isLast: isLast)) { _ in
      index - rowsAbove
    }
  }

  private struct Ends: OptionSet {
    let rawValue: Int
    static let first = Ends(rawValue: 1)
    static let last = Ends(rawValue: 2)
  }

  /// The ends of the list that are in the window.
  private func ends(isFirst: Bool, isLast: Bool) -> Ends {
    (isFirst ? Ends.first : []).union(isLast ? .last : [])
  }

  private func window(
    _ db: Database, _ todos: [Todo], _ ends: Ends, start: (_ rows: Int) -> Int
  ) throws -> TodoWindow {
    let (rows, nodes) = try tree.rows(db, under: todos)
    // A window that does not begin or end the list leaves a row for what is before or after it.
    var first = ends.contains(.first) ? 0 : max(1, start(rows.count))
    var total = max(self.total, first + rows.count + 1)
    if ends.contains(.last) {
      if !ends.contains(.first), !counts.isLimited { first = max(1, self.total - rows.count) }
      total = first + rows.count
    }
    var window = TodoWindow(start: first, todos: rows, counts: counts, total: total)
    if counts.isLimited { window.endUncounted(isLast: ends.contains(.last)) }
    (window.nodes, window.hidden) = (nodes, counts.total - self.total)
    return window
  }
}

/// How many parts todos have.
enum PartCounts {
  /// The number of direct parts of the todos that have any.
  static func all(_ db: Database, of ids: [Int64]) throws -> [Int64: Int] {
    let sql = """
      SELECT above.value, count(*) FROM json_each(?) AS above
      CROSS JOIN todo INDEXED BY todo_parent ON todo.parent = above.value GROUP BY above.value
      """
    let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [ids.json])
    return Dictionary(
      try rows.map { (try $0.decode(Int64.self, atIndex: 0), try $0.decode(Int.self, atIndex: 1)) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// The todos that rows are parts of.
enum TodoParents {
  /// The titles of those that no row is below.
  static func titles(_ db: Database, of window: TodoWindow) throws -> [Int64: String] {
    let ids = Set(window.todos.filter { (window.nodes[$0.id]?.depth ?? 0) == 0 }.compactMap(\.parent))
    guard !ids.isEmpty else { return [:] }
    let sql = "SELECT id, \(RowLimit.title("title")) FROM todo WHERE id IN (SELECT value FROM json_each(?))"
    let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [ids.sorted().json])
    return Dictionary(
      try rows.map { (try $0.decode(Int64.self, atIndex: 0), try $0.decode(String.self, atIndex: 1)) },
      uniquingKeysWith: { first, _ in first })
  }
}
