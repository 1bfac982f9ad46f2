import Dates
import Domain
import FoundationEssentials
import GRDB

/// The ids of a list that is so short that all of them are read and sorted at once. Without it, a filter with few hits would
/// read the whole index of the order to find them.
struct GatheredTodos {
  private let ids: [Int64]
  private let counts: TodoCounts
  /// Empty for a flat list.
  private var nodes: [Int64: TodoNode] = [:]

  /// The most ids that are gathered: then gathering takes as long as looking for the first rows of a page one by one, which is
  /// 4 ms for 100,000 todos.
  static func limit(ofTodos count: Int) -> Int { max(200, Int((30 * Double(count)).squareRoot())) }

  /// Nil if no part of the filter has so few hits.
  init?(
    _ db: Database, _ query: TodoQuery, _ filters: FilterCondition, atMost limit: Int
  ) throws {
    var best: (source: TodoHits, count: Int)?
    for source in try filters.sources(query.filter) {
      let count = try Self.count(db, source.statements, atMost: limit)
      if count <= min(limit, (best?.count ?? .max) - 1) { best = (source, count) }
    }
    guard let best else { return nil }
    let (hits, condition) = (best.source.ids("UNION"), try filters.condition(best.source.rest))
    var (ids, counts): ([Int64], TodoCounts) = ([], TodoCounts(open: 0, done: 0))
    for part in TodoSequence.parts(query, condition) {
      let order = part.tier.keys.map { "\($0.sql) \($0.isDescending ? "DESC" : "ASC")" }.joined(
        separator: ", ")
      let states = part.states.map { String($0.rawValue) }.joined(separator: ", ")
      let also = SQLCondition(part.tier.condition).and(condition)
      let sql = """
        SELECT todo.id, state >= 2 FROM (\(hits.sql)) AS hit CROSS JOIN todo ON todo.id = hit.hit_id
        WHERE +state IN (\(states))\(also.appended) ORDER BY \(order.replacing("id ", with: "todo.id "))
        """
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: sql), arguments: hits.arguments + also.arguments)
      while let row = try rows.next() {
        ids.append(try row.decode(Int64.self, atIndex: 0))
        if try row.decode(Bool.self, atIndex: 1) { counts.done += 1 } else { counts.open += 1 }
      }
    }
    if case .nested(let folded) = query.nesting {
      let forest = try TodoTree.forest(db, of: ids, folded: folded)
      (ids, nodes) = (forest.visible, forest.nodes)
    }
    (self.ids, self.counts) = (ids, counts)
  }

  /// More than `limit` if there are more.
  private static func count(_ db: Database, _ source: [SQLCondition], atMost limit: Int) throws -> Int {
    var sum = 0
    for part in source where sum <= limit {
      let sql = "SELECT count(*) FROM (SELECT 1 FROM (\(part.sql)) LIMIT ?)"
      sum += try Int.fetchOne(db.cachedStatement(sql: sql), arguments: part.arguments + [limit + 1]) ?? 0
    }
    return sum
  }

  /// The rows at an anchor, without their lists.
  func window(_ db: Database, _ anchor: TodoAnchor, limit: Int) throws -> TodoWindow {
    let limit = max(limit, 0)
    let start: Int
    switch anchor {
    case .top: start = 0
    case .bottom: start = ids.count - limit
    case .after(let todo, let index): start = ids.firstIndex(of: todo.id).map { $0 + 1 } ?? index
    case .before(let todo, let index):
      let end = ids.firstIndex(of: todo.id) ?? min(index, ids.count)
      return try window(db, from: max(0, end - limit), to: end)
    case .around(let id):
      guard let index = ids.firstIndex(of: id) else { return try window(db, from: 0, to: limit) }
      start = min(index - limit / 2, ids.count - limit)
    }
    return try window(db, from: start, to: max(start, 0) + limit)
  }

  private func window(_ db: Database, from start: Int, to end: Int) throws -> TodoWindow {
    let start = min(max(start, 0), ids.count)
    let part = ids[start..<max(start, min(end, ids.count))]
    var window = TodoWindow(
      start: start, todos: try TodoRow.fetch(db, ids: Array(part)), counts: counts, total: ids.count)
    window.nodes = nodes
    window.parentTitles = try TodoParents.titles(db, of: window)
    return window
  }
}

/// The ids that an index finds for a part of a filter.
struct TodoHits {
  /// Select the ids as `hit_id`; several may select the same one.
  var statements: [SQLCondition]
  /// What else must hold for the todos of the ids, so that they are those of the filter.
  var rest: TodoFilter

  /// The same as a condition, if an index of `todo` finds them: then their number needs no rows.
  var condition: SQLCondition?

  /// All statements in one.
  /// - Parameter union: `UNION`, or `UNION ALL` if an id may come twice.
  func ids(_ union: String) -> SQLCondition {
    if statements.isEmpty { return SQLCondition("SELECT 0 AS hit_id WHERE 0") }
    return SQLCondition(
      statements.map(\.sql).joined(separator: " \(union) "),
      statements.reduce(into: []) { $0 += $1.arguments })
  }
}

extension FilterCondition {
  /// What indices find for the parts of a filter, all of which must hold.
  func sources(_ filter: TodoFilter) throws -> [TodoHits] {
    let parts = filter.conjuncts
    return try parts.indices.compactMap { index in
      guard var hits = try source(parts[index]) else { return nil }
      var others = parts
      others.remove(at: index)
      hits.rest = .every(others + (hits.rest == .all ? [] : [hits.rest]))
      return hits
    }
  }

  /// The number of the open todos of a tag or a project, which triggers keep; nil for another filter.
  func storedCount(_ filter: TodoFilter) throws -> Int? {
    let others = filter.conjuncts.filter { !$0.isOfStatesOnly }
    guard filter.states == [.open], others.count == 1 else { return nil }
    let (sql, argument): (String, String)
    switch others[0] {
    case .tag(let tag):
      (sql, argument) = (
        "SELECT sum(open) FROM tag WHERE id IN (SELECT value FROM json_each(?))", try tagIDs(tag).json
      )
    case .project, .projectExactly:
      sql = "SELECT sum(open) FROM project_count WHERE project IN (SELECT value FROM json_each(?))"
      argument = TodoListJSON.array(try projects(others[0]))
    default: return nil
    }
    return StoredCounts.plausible(
      try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [argument]) ?? 0)
  }

  /// Nil if no index finds the todos of a part. Its `rest` is that of the part.
  private func source(_ filter: TodoFilter) throws -> TodoHits? {
    switch filter {
    case .any(let all): return try source(ofAny: all, filter)
    case .text(let term, in: let fields):
      guard fields.allSatisfy({ $0 == .title || $0 == .note }), let query = TodoWords.query(term, in: fields)
      else {
        return nil
      }
      let known = SQLCondition("SELECT rowid AS hit_id FROM todo_fts WHERE todo_fts MATCH ?", [query])
      let isComplete = "SELECT NOT EXISTS (SELECT 1 FROM todo_unindexed)"
      if try Bool.fetchOne(db.cachedStatement(sql: isComplete)) == true { return exact([known]) }
      return TodoHits(
        statements: [known, SQLCondition("SELECT id AS hit_id FROM todo_unindexed")], rest: filter)
    case .tag(let tag):
      return exact(
        try tagIDs(tag).map { SQLCondition("SELECT todo_id AS hit_id FROM todo_tag WHERE tag_id = ?", [$0]) })
    case .project, .projectExactly:
      let names = TodoListJSON.array(try projects(filter))
      return exactly("project IN (SELECT value FROM json_each(?))", [names])
    case .id(let id): return exactly("id = ?", [id])
    case .child(of: let parent): return exactly("parent = ?", [parent])
    case .status(.overdue):
      return TodoHits(statements: [todos("state = 0 AND due_day <= ?", [clock.today.number])], rest: filter)
    case .status(.today): return exactly("state = 0 AND due_day = ?", [clock.today.number])
    case .status(.active): return TodoHits(statements: [todos("started_at IS NOT NULL", [])], rest: filter)
    case .comparison(let field, let comparison, .date(.day(let day)))
    where [.due, .scheduled].contains(field) && comparison != .notEqual:
      let states = field == .due ? "state IN (0, 1, 2, 3) AND " : ""
      return exactly("\(states)\(field.name)_day \(comparison.rawValue) ?", [day.number])
    case .comparison(.link, .equal, .item(let item)):
      return TodoHits(
        statements: [todos("link_target = ? COLLATE NOCASE", [item.description])], rest: filter)
    default: return nil
    }
  }

  private func source(ofAny all: [TodoFilter], _ filter: TodoFilter) throws -> TodoHits? {
    var statements: [SQLCondition] = []
    var isExact = true
    for part in all {
      guard let hits = try sources(part).first else { return nil }
      statements += hits.statements
      if hits.rest != .every([]) { isExact = false }
    }
    return TodoHits(statements: statements, rest: isExact ? .all : filter)
  }

  /// Without statements it finds nothing.
  private func exact(_ statements: [SQLCondition]) -> TodoHits {
    TodoHits(statements: statements, rest: .all)
  }

  private func exactly(_ condition: String, _ arguments: StatementArguments) -> TodoHits {
    let condition = SQLCondition(condition, arguments)
    return TodoHits(statements: [todos(condition.sql, arguments)], rest: .all, condition: condition)
  }

  private func todos(_ condition: String, _ arguments: StatementArguments) -> SQLCondition {
    SQLCondition("SELECT id AS hit_id FROM todo WHERE \(condition)", arguments)
  }
}
