import Dates
import Domain
import FoundationEssentials
import GRDB

/// The ids of a list that is so short that all of them are read and sorted at once. Without it, a filter with few hits would
/// read the whole index of the order to find them.
struct GatheredTodos {
  private let ids: [Int64]
  private let counts: TodoCounts

  /// The most ids that are gathered: then gathering takes as long as looking for the first rows of a page one by one, which is
  /// 4 ms for 100,000 todos.
  static func limit(ofTodos count: Int) -> Int { max(200, Int((30 * Double(count)).squareRoot())) }

  /// Nil if no part of the filter has so few hits.
  init?(
    _ db: Database, _ query: TodoQuery, _ filters: FilterCondition, atMost limit: Int
  ) throws {
    let sources = try query.filter.conjuncts.compactMap { try filters.source($0) }
    var best: (source: SQLCondition, count: Int)?
    for source in sources {
      let count = try Self.count(db, source, atMost: limit)
      if count <= min(limit, (best?.count ?? .max) - 1) { best = (source.reduce(), count) }
    }
    guard let best else { return nil }
    let condition = try filters.condition(query.filter)
    var (ids, counts): ([Int64], TodoCounts) = ([], TodoCounts(open: 0, done: 0))
    for part in TodoSequence.parts(query, condition) {
      let order = part.tier.keys.map { "\($0.sql) \($0.isDescending ? "DESC" : "ASC")" }.joined(
        separator: ", ")
      let states = part.states.map { String($0.rawValue) }.joined(separator: ", ")
      let also = SQLCondition(part.tier.condition).and(condition)
      let sql = """
        SELECT todo.id, state >= 2 FROM (\(best.source.sql)) AS hit CROSS JOIN todo ON todo.id = hit.hit_id
        WHERE +state IN (\(states))\(also.appended) ORDER BY \(order.replacing("id ", with: "todo.id "))
        """
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: sql), arguments: best.source.arguments + also.arguments)
      while let row = try rows.next() {
        ids.append(try row.decode(Int64.self, atIndex: 0))
        if try row.decode(Bool.self, atIndex: 1) { counts.done += 1 } else { counts.open += 1 }
      }
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
    return TodoWindow(start: start, todos: try TodoRow.fetch(db, ids: Array(part)), counts: counts)
  }
}

extension [SQLCondition] {
  /// The ids that any of the statements selects.
  fileprivate func reduce() -> SQLCondition {
    SQLCondition(map(\.sql).joined(separator: " UNION "), reduce(into: []) { $0 += $1.arguments })
  }
}

extension FilterCondition {
  /// The statement of the first condition that has one; it may select a todo twice. Nil if there is none.
  func firstSource(_ filter: TodoFilter) throws -> SQLCondition? {
    for part in filter.conjuncts {
      guard let source = try source(part) else { continue }
      return SQLCondition(
        source.map(\.sql).joined(separator: " UNION ALL "), source.reduce(into: []) { $0 += $1.arguments })
    }
    return nil
  }

  /// Statements that select, through an index, at least the ids of a filter's todos as `hit_id`; nil if none does.
  func source(_ filter: TodoFilter) throws -> [SQLCondition]? {
    switch filter {
    case .any([]): return [todos("0", [])]
    case .any(let all):
      let sources = try all.map { try $0.conjuncts.lazy.compactMap { try source($0) }.first }
      return sources.contains { $0 == nil } ? nil : sources.flatMap { $0 ?? [] }
    case .text(let term, in: let fields):
      guard fields.allSatisfy({ $0 == .title || $0 == .note }), let query = TodoWords.query(term, in: fields)
      else {
        return nil
      }
      return [
        SQLCondition("SELECT rowid AS hit_id FROM todo_fts WHERE todo_fts MATCH ?", [query]),
        SQLCondition("SELECT id AS hit_id FROM todo_unindexed"),
      ]
    case .tag(let tag):
      let sql = "SELECT todo_id AS hit_id FROM todo_tag WHERE tag_id IN (SELECT value FROM json_each(?))"
      return [SQLCondition(sql, [try tagIDs(tag).json])]
    case .project, .projectExactly:
      return [
        todos("project IN (SELECT value FROM json_each(?))", [TodoListJSON.array(try projects(filter))])
      ]
    case .id(let id): return [todos("id = ?", [id])]
    case .child(of: let parent): return [todos("parent = ?", [parent])]
    case .status(.overdue): return [todos("state = 0 AND due_day <= ?", [clock.today.number])]
    case .status(.today): return [todos("state = 0 AND due_day = ?", [clock.today.number])]
    case .status(.active): return [todos("started_at IS NOT NULL", [])]
    case .comparison(let field, let comparison, .date(.day(let day)))
    where [.due, .scheduled].contains(field) && comparison != .notEqual:
      let states = field == .due ? "state IN (0, 1, 2, 3) AND " : ""
      return [todos("\(states)\(field.name)_day \(comparison.rawValue) ?", [day.number])]
    case .comparison(.link, .equal, .item(let item)):
      return [todos("link_target = ? COLLATE NOCASE", [item.description])]
    default: return nil
    }
  }

  private func todos(_ condition: String, _ arguments: StatementArguments) -> SQLCondition {
    SQLCondition("SELECT id AS hit_id FROM todo WHERE \(condition)", arguments)
  }
}
