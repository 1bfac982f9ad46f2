import Domain
import GRDB

/// The tree of a nested list: which of its todos are below which.
struct TodoTree {
  /// Holds for the todos of the list.
  private let condition: SQLCondition
  let folded: Set<Int64>

  /// - Parameters:
  ///   - condition: that of the list.
  ///   - states: those of the list.
  init(_ condition: SQLCondition, _ states: [TodoState], folded: Set<Int64>) {
    let ofStates = "todo.state IN (\(states.map { "\($0.rawValue)" }.joined(separator: ", ")))"
    self.condition = SQLCondition(ofStates).and(condition)
    self.folded = folded
  }

  /// Whether a todo can be below another one: an open part of a done todo is not.
  private static let isBelow = "(todo.state < 2 OR part_state >= 2)"
  /// Deeper ones are left out; so is a cycle in a damaged file.
  private static let deepest = 60
  /// In ids of one page.
  private static let most = 10_000

  /// Holds for the todos that are below no other one of the list.
  var isRoot: SQLCondition {
    SQLCondition(
      """
      todo.parent IS NULL OR NOT EXISTS (
        SELECT 1 FROM (SELECT todo.parent AS above_id, todo.state AS part_state) CROSS JOIN todo ON todo.id = above_id
        WHERE \(Self.isBelow)\(condition.appended))
      """, condition.arguments)
  }

  /// The todo that a todo of the list is below, on the first level.
  func root(_ db: Database, of todo: Todo) throws -> Todo {
    var root = todo
    let sql = "SELECT 1 FROM todo WHERE todo.id = ?\(isRoot.appended)"
    for _ in 0..<Self.deepest {
      let isFound = try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [root.id] + isRoot.arguments)
      guard isFound == nil, let parent = root.parent, let above = try TodoRow.fetchOne(db, id: parent) else {
        break
      }
      root = above
    }
    return root
  }

  /// Todos of the first level with what is below them.
  func rows(_ db: Database, under roots: [Todo]) throws -> (todos: [Todo], nodes: [Int64: TodoNode]) {
    let parts = try parts(db, of: roots.map(\.id))
    guard !parts.isEmpty else { return (roots, [:]) }
    let forest = TodoForest(roots: roots.map(\.id), parts: parts, folded: folded)
    let known = Dictionary(roots.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let read = try TodoRow.fetch(db, ids: forest.visible.filter { known[$0] == nil })
    let all = known.merging(read.map { ($0.id, $0) }) { first, _ in first }
    return (forest.visible.compactMap { all[$0] }, forest.nodes)
  }

  /// The direct parts of todos, of their parts, and so on.
  private func parts(_ db: Database, of ids: [Int64]) throws -> [Int64: [Int64]] {
    let sql = """
      \(below("SELECT value, NULL, (SELECT state FROM todo WHERE id = value), 0, 0 FROM json_each(?)"))
      SELECT part_above, part_id FROM part WHERE part_depth > 0 ORDER BY part_position, part_id LIMIT \(Self.most)
      """
    var parts: [Int64: [Int64]] = [:]
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: sql), arguments: [ids.json] + condition.arguments)
    while let row = try rows.next() {
      parts[try row.decode(Int64.self, atIndex: 0), default: []].append(
        try row.decode(Int64.self, atIndex: 1))
    }
    return parts
  }

  /// - Parameter start: selects the first level.
  private func below(_ start: String) -> String {
    """
    WITH RECURSIVE part (part_id, part_above, above_state, part_depth, part_position) AS (
      \(start)
      UNION SELECT todo.id, part_id, todo.state, part_depth + 1, todo.position
      FROM part CROSS JOIN todo INDEXED BY todo_parent ON todo.parent = part_id
      WHERE part_depth < \(Self.deepest) AND (above_state < 2 OR todo.state >= 2)\(condition.appended))
    """
  }

  /// The number of todos of the list that are left out.
  func hiddenCount(_ db: Database) throws -> Int {
    guard !folded.isEmpty else { return 0 }
    let start = """
      SELECT todo.id, NULL, todo.state, 0, 0 FROM json_each(?) CROSS JOIN todo ON todo.id = value
      WHERE true\(condition.appended)
      """
    let sql = "\(below(start)) SELECT count(DISTINCT part_id) FROM part WHERE part_depth > 0"
    return try Int.fetchOne(
      db.cachedStatement(sql: sql),
      arguments: [folded.sorted().json] + condition.arguments + condition.arguments) ?? 0
  }

  /// The rows of a list whose todos are all known.
  /// - Parameter ids: in the order of the list.
  static func forest(_ db: Database, of ids: [Int64], folded: Set<Int64>) throws -> TodoForest {
    // Few todos have parts, so looking for the parts of each reads less than looking for the parent of each.
    let sql = """
      SELECT part.id, part.parent FROM (SELECT value AS above_id FROM json_each(?))
      CROSS JOIN todo AS part INDEXED BY todo_parent ON part.parent = above_id
      CROSS JOIN todo ON todo.id = above_id
      WHERE todo.state < 2 OR part.state >= 2 ORDER BY part.position, part.id
      """
    let known = Set(ids)
    var (parts, below): ([Int64: [Int64]], Set<Int64>) = ([:], [])
    let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [ids.json])
    while let row = try rows.next() {
      let (id, above) = (try row.decode(Int64.self, atIndex: 0), try row.decode(Int64.self, atIndex: 1))
      guard known.contains(id) else { continue }
      parts[above, default: []].append(id)
      below.insert(id)
    }
    return TodoForest(roots: ids.filter { !below.contains($0) }, parts: parts, folded: folded)
  }
}

/// Todos with what is below them, in the order of a list.
struct TodoForest {
  /// Without those below folded ones.
  private(set) var visible: [Int64] = []
  /// Of the todos that are below others or have others below them.
  private(set) var nodes: [Int64: TodoNode] = [:]

  init(roots: [Int64], parts: [Int64: [Int64]], folded: Set<Int64>) {
    var order: [(id: Int64, above: Int64?, depth: Int)] = []
    var (stack, seen): ([(id: Int64, above: Int64?, depth: Int)], Set<Int64>) = ([], [])
    stack = roots.reversed().map { ($0, nil, 0) }
    while let row = stack.popLast() {
      guard seen.insert(row.id).inserted else { continue }
      order.append(row)
      stack += (parts[row.id] ?? []).reversed().map { ($0, row.id, row.depth + 1) }
    }
    var counts: [Int64: Int] = [:]
    for row in order.reversed() {
      if let above = row.above { counts[above, default: 0] += 1 + (counts[row.id] ?? 0) }
    }
    var hidden: Set<Int64> = []
    for row in order {
      if let above = row.above, folded.contains(above) || hidden.contains(above) {
        hidden.insert(row.id)
        continue
      }
      visible.append(row.id)
      let count = counts[row.id] ?? 0
      guard count > 0 || row.depth > 0 else { continue }
      nodes[row.id] = TodoNode(
        depth: row.depth, parts: count, isFolded: count > 0 && folded.contains(row.id))
    }
  }
}
