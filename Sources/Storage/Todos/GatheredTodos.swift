import Dates
import Domain
import FoundationEssentials
import GRDB

/// The ids of a list that is so short that all of them are read and sorted at once. Without it, a filter with few hits would
/// read the whole index of the order to find them.
struct GatheredTodos {
  /// In the order of the list; only the first ones if no more are wanted.
  private let ids: [Int64]
  private let counts: TodoCounts
  /// The number of rows.
  private let total: Int
  /// Empty for a flat list.
  private var nodes: [Int64: TodoNode] = [:]

  /// The most ids that are gathered: then gathering takes as long as looking for the first rows of a page one by one, which is
  /// 4 ms for 100,000 todos.
  static func limit(ofTodos count: Int) -> Int { max(200, Int((30 * Double(count)).squareRoot())) }

  /// A row of an index that has all that is sorted by takes this part of the time of one that is looked up.
  static let indexShare = 60

  /// Nil if no part of the filter has so few hits.
  /// - Parameters:
  ///   - sources: those of the filter.
  ///   - limit: of hits that are looked up one by one.
  ///   - indexLimit: of hits that an index has with all that is sorted by.
  ///   - first: the number of rows that are wanted from the beginning; nil for all.
  init?(
    _ db: Database, _ query: TodoQuery, _ filters: FilterCondition, from sources: [TodoHits],
    atMost limit: Int, inIndex indexLimit: Int = 0, first: Int? = nil
  ) throws {
    var best: (source: TodoHits, count: Int)?
    for source in sources {
      let isInIndex = source.index != nil && source.rest.isOfStatesOnly && query.nesting == .flat
      let limit = isInIndex ? max(limit, indexLimit) : limit
      let count = try Self.count(db, source.statements, atMost: limit)
      if count <= min(limit, (best?.count ?? .max) - 1) { best = (source, count) }
    }
    guard let best else { return nil }
    let (rows, condition) = (best.source.rows, try filters.condition(best.source.rest))
    let parts = TodoSequence.parts(query, condition)
    if let first, query.nesting == .flat, best.source.index != nil, best.source.rest.isOfStatesOnly {
      // Rows that the index has are counted faster than read.
      counts = try Self.counts(db, rows, Set(parts.flatMap(\.states)))
      (ids, total) = (try Self.ids(db, rows, parts, limit: first).ids, counts.total)
      return
    }
    let all = try Self.ids(db, rows, parts, limit: .max)
    counts = all.counts
    guard case .nested(let folded) = query.nesting else {
      (ids, total) = (all.ids, all.ids.count)
      return
    }
    let forest = try TodoTree.forest(db, of: all.ids, folded: folded)
    (ids, total, nodes) = (forest.visible, forest.visible.count, forest.nodes)
  }

  private static func ids(
    _ db: Database, _ rows: TodoHits.Rows, _ parts: [TodoPart], limit: Int
  ) throws -> (ids: [Int64], counts: TodoCounts) {
    var (ids, counts): ([Int64], TodoCounts) = ([], TodoCounts(open: 0, done: 0))
    // Without a state SQLite reads no index, and refuses the name of one.
    for part in parts where ids.count < limit && !part.states.isEmpty {
      let order = part.tier.keys.map { "\($0.sql) \($0.isDescending ? "DESC" : "ASC")" }.joined(
        separator: ", ")
      let also = SQLCondition(part.tier.condition).and(part.condition)
      let sql = """
        SELECT todo.id, state FROM \(rows.source)
        WHERE \(rows.condition) AND +state IN (\(Self.list(part.states)))\(also.appended)
        ORDER BY \(order.replacing("id ", with: "todo.id ")) LIMIT \(Int32(clamping: limit - ids.count))
        """
      let found = try Row.fetchCursor(
        db.cachedStatement(sql: sql), arguments: rows.arguments + also.arguments)
      while let row = try found.next() {
        ids.append(try row.decode(Int64.self, atIndex: 0))
        let state = try row.decode(Int.self, atIndex: 1)
        if state >= 2 { counts.done += 1 } else { counts.open += 1 }
        if state == TodoState.waiting.rawValue { counts.waiting += 1 }
      }
    }
    return (ids, counts)
  }

  private static func counts(
    _ db: Database, _ rows: TodoHits.Rows, _ states: Set<TodoState>
  ) throws -> TodoCounts {
    let sql = """
      SELECT count(*), ifnull(sum(state >= 2), 0), ifnull(sum(state = 1), 0) FROM \(rows.source)
      WHERE \(rows.condition) AND +state IN (\(list(TodoState.allCases.filter(states.contains))))
      """
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: rows.arguments) else {
      throw StorageError.damaged
    }
    return try TodoCounts(row)
  }

  private static func list(_ states: [TodoState]) -> String {
    states.map { String($0.rawValue) }.joined(separator: ", ")
  }

  /// More than `limit` if there are more.
  private static func count(_ db: Database, _ source: [SQLCondition], atMost limit: Int) throws -> Int {
    // Several parts can have the same todo. A part that is cut is longer than the limit by itself.
    let parts = source.map { "SELECT * FROM (\($0.sql)) LIMIT ?" }
    let all = parts.count == 1 ? parts[0] : parts.map { "SELECT * FROM (\($0))" }.joined(separator: " UNION ")
    guard !all.isEmpty else { return 0 }
    let arguments = source.reduce(StatementArguments()) { $0 + $1.arguments + [limit + 1] }
    return try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM (\(all))"), arguments: arguments)
      ?? 0
  }

  /// The rows at an anchor, without their lists.
  func window(_ db: Database, _ anchor: TodoAnchor, limit: Int) throws -> TodoWindow {
    let limit = max(limit, 0)
    let start: Int
    switch anchor {
    case .top: start = 0
    case .bottom: start = total - limit
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
      start: start, todos: try TodoRow.fetch(db, ids: Array(part)), counts: counts, total: total)
    window.nodes = nodes
    return try window.withRelations(db)
  }
}

/// The ids that an index finds for a part of a filter.
struct TodoHits {
  /// Select the ids as `hit_id`; several may select the same one.
  var statements: [SQLCondition]
  /// What else must hold for the todos of the ids, so that they are those of the filter.
  var rest: TodoFilter

  /// The index of `todo` that finds them, with its condition: then their urgency and number need no rows.
  var index: (name: String, condition: SQLCondition)?

  /// The todos of the ids in SQL.
  struct Rows {
    /// Follows FROM.
    let source: String
    let condition: String
    let arguments: StatementArguments
  }

  var rows: Rows {
    if let index {
      return Rows(
        source: "todo\(index.name.isEmpty ? "" : " INDEXED BY \(index.name)")",
        condition: "(\(index.condition.sql))", arguments: index.condition.arguments)
    }
    let ids = ids("UNION")
    return Rows(
      source: "(\(ids.sql)) AS hit CROSS JOIN todo ON todo.id = hit.hit_id", condition: "true",
      arguments: ids.arguments)
  }

  /// All statements in one.
  /// - Parameter union: `UNION`; with `UNION ALL` an id that several find comes more than once.
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
    let (parts, states) = (filter.conjuncts, filter.states)
    guard !states.isEmpty else { return [exact([])] }
    return try parts.indices.compactMap { index in
      guard var hits = try source(parts[index], states) else { return nil }
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

  /// The todos of a filter that have an index by urgency, and what else must hold. Nil if the list has another order, or no
  /// part of the filter has such todos.
  func scope(_ query: TodoQuery) throws -> (scope: TodoScope, rest: TodoFilter)? {
    guard query.sort.key == .urgency else { return nil }
    let parts = query.filter.conjuncts
    for (index, part) in parts.enumerated() {
      guard let scope = try scope(part) else { continue }
      var others = parts
      others.remove(at: index)
      return (scope, .every(others))
    }
    return nil
  }

  /// Todos with several tags of one name would come twice.
  private func scope(_ filter: TodoFilter) throws -> TodoScope? {
    switch filter {
    case .tag(let tag):
      let ids = try tagIDs(tag)
      return ids.count == 1 ? .tag(ids[0]) : nil
    case .project, .projectExactly:
      let names = try projects(filter)
      return (1...Self.mostProjects).contains(names.count) ? .projects(names) : nil
    default: return nil
    }
  }

  /// The most ranges that are merged.
  private static let mostProjects = 16

  /// Nil if no index finds the todos of a part. Its `rest` is that of the part.
  /// - Parameter states: those of the whole filter.
  private func source(_ filter: TodoFilter, _ states: Set<TodoState>) throws -> TodoHits? {
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
      return exactly("todo_project", "project IN (SELECT value FROM json_each(?))", [names])
    case .id(let id): return exactly("", "id = ?", [id])
    case .child(of: let parent): return exactly("todo_parent", "parent = ?", [parent])
    case .status(.overdue):
      // As `condition` says it, in the words of the index.
      return exactly(
        "todo_due",
        "state = 0 AND due_day <= ? AND (due_day < ? OR ifnull(due_at, 9223372036854775807) < ?)",
        [clock.today.number, clock.today.number, clock.milliseconds])
    case .status(.today): return exactly("todo_due", "state = 0 AND due_day = ?", [clock.today.number])
    case .status(.active): return TodoHits(statements: [todos("started_at IS NOT NULL", [])], rest: filter)
    case .comparison(.due, let comparison, .date(.day(let day))) where comparison != .notEqual:
      let numbers = TodoState.allCases.filter(states.contains).map { String($0.rawValue) }
      let ofStates = "state IN (\(numbers.joined(separator: ", ")))"
      return exactly("todo_due", "\(ofStates) AND due_day \(comparison.rawValue) ?", [day.number])
    case .comparison(.scheduled, let comparison, .date(.day(let day))) where comparison != .notEqual:
      return exactly("todo_scheduled", "scheduled_day \(comparison.rawValue) ?", [day.number])
    case .comparison(.link, .equal, .item(let item)):
      return TodoHits(
        statements: [todos("link_target = ? COLLATE NOCASE", [item.description])], rest: filter)
    default: return nil
    }
  }

  /// The most that are joined: SQLite joins 500 at most (sqlite.org/limits.html, "Maximum Number Of Terms In A Compound
  /// SELECT Statement").
  private static let mostStatements = 200

  private func source(ofAny all: [TodoFilter], _ filter: TodoFilter) throws -> TodoHits? {
    var statements: [SQLCondition] = []
    var isExact = true
    for part in all {
      guard let hits = try sources(part).first else { return nil }
      statements += hits.statements
      guard statements.count <= Self.mostStatements else { return nil }
      if hits.rest != .every([]) { isExact = false }
    }
    return TodoHits(statements: statements, rest: isExact ? .all : filter)
  }

  /// Without statements it finds nothing.
  private func exact(_ statements: [SQLCondition]) -> TodoHits {
    TodoHits(statements: statements, rest: .all)
  }

  /// - Parameter index: empty for the table itself.
  private func exactly(_ index: String, _ condition: String, _ arguments: StatementArguments) -> TodoHits {
    TodoHits(
      statements: [todos(condition, arguments)], rest: .all,
      index: (index, SQLCondition(condition, arguments)))
  }

  private func todos(_ condition: String, _ arguments: StatementArguments) -> SQLCondition {
    SQLCondition("SELECT id AS hit_id FROM todo WHERE \(condition)", arguments)
  }
}
