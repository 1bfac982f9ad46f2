public import Domain
import FoundationEssentials
import GRDB

extension TodoTable {
  /// At most `limit` todos at `anchor`, and the counts of the same snapshot. It reads by position in an index and
  /// never skips rows, so its cost does not depend on the position or the length of the list.
  ///
  /// `after` and `before` trust the anchor's index, because counting it would cost more than reading the rows. If the
  /// list ends within the window, `start` is exact anyway.
  /// - Parameter pattern: leaves out todos that do not contain it in title, note, link, project or tags. Then all todos
  ///   are read, and indices and counts refer to the matching todos.
  /// - Throws: `AppError.sortTooLong` if the order has no index, `AppError.storage`.
  public func window(
    _ anchor: TodoAnchor, limit: Int, matching pattern: TextPattern? = nil,
    by sort: TodoSort = TodoSort(.created)
  ) throws(AppError) -> TodoWindow {
    try database.read { db in
      let condition = pattern.map(TextCondition.ofTodos) ?? .all
      let query = TodoQuery(sort: sort, grouping: .openFirst)
      let list = try TodoListing(db, query, also: condition, zone: zone)
      if sort.key == .title, list.stored.total > TodoListPlan.longestSort {
        throw AppError.sortTooLong(limit: TodoListPlan.longestSort)
      }
      let counts = pattern == nil ? list.stored : try list.exactCounts(db)
      return try window(db, list, anchor, limit: limit, counts: counts)
    }
  }

  func window(
    _ db: Database, _ list: TodoListing, _ anchor: TodoAnchor, limit: Int, counts: TodoCounts
  ) throws -> TodoWindow {
    var window = try list.window(db, anchor, limit: max(limit, 0), counts: counts).completed(db)
    window.newestChange = try ChangeLog.next(db, .before)
    window.canRedo = try ChangeLog.canRedo(db)
    return window
  }
}

extension TodoWindow {
  /// Ends a list that was counted up to a limit, of which the rows alone say how long it is at least.
  mutating func endUncounted(isLast: Bool) {
    total = start + todos.count + (isLast ? 0 : 1)
    isPart = !isLast
  }

  /// The same rows with their lists, and with what a screen shows of the todos around them.
  func completed(_ db: Database) throws -> TodoWindow {
    var window = self
    window.todos = try TodoRow.withLists(db, todos)
    return try window.withRelations(db)
  }

  /// The same rows with what a screen shows of the todos around them.
  func withRelations(_ db: Database) throws -> TodoWindow {
    guard todos.count <= Self.mostShown else { return self }
    var window = self
    window.parentTitles = try TodoParents.titles(db, of: self)
    window.partCounts = try PartCounts.all(db, of: todos.map(\.id))
    return window
  }

  /// More rows are read for an export, which shows none of it, and their ids would be a long argument.
  private static let mostShown = 20_000
}

/// A list whose windows are read from an index.
struct TodoListing {
  /// Of all todos.
  private let sequence: TodoSequence
  /// Of the todos that are below no others.
  private let roots: TodoSequence
  /// Nil for a flat list.
  private let tree: TodoTree?
  private let states: [TodoState]
  private let condition: SQLCondition
  private let storedCounts: [TodoState: Int]

  /// - Parameters:
  ///   - condition: the filter of the query in SQL, or another condition.
  ///   - part: the todos of the filter that an index has in the order of the list, and the rest of the filter.
  init(
    _ db: Database, _ query: TodoQuery, also condition: SQLCondition,
    within part: (scope: TodoScope, rest: SQLCondition)? = nil, zone: TimeZone
  ) throws {
    let storedCounts = try Self.counts(db)
    let wanted = query.filter.states
    (self.condition, self.storedCounts) = (condition, storedCounts)
    states = TodoState.allCases.filter(wanted.contains)
    let (scope, rest) = (part?.scope, part?.rest ?? condition)
    sequence = TodoSequence(query, rest, within: scope, zone: zone)
    switch query.nesting {
    case .flat: (tree, roots) = (nil, sequence)
    case .nested(let folded):
      let tree = TodoTree(condition, states, folded: folded)
      (self.tree, roots) = (tree, TodoSequence(query, rest.and(tree.isRoot), within: scope, zone: zone))
    }
  }

  /// The counts of the todos of its parts, each up to a limit.
  func counts(_ db: Database, atMost limit: Int) throws -> TodoCounts {
    var counts = TodoCounts(open: 0, done: 0)
    for state in states {
      let count = try sequence.count(db, of: state, atMost: limit)
      if count > limit { counts.limit(states: [state]) }
      if state.isFinal { counts.done += count } else { counts.open += count }
      if state == .waiting { counts.waiting += count }
    }
    return counts
  }

  /// The counts of all todos of the states.
  var stored: TodoCounts {
    func sum(_ isFinal: Bool) -> Int {
      states.filter { $0.isFinal == isFinal }.reduce(0) { $0 + (storedCounts[$1] ?? 0) }
    }
    let waiting = states.contains(.waiting) ? storedCounts[.waiting] ?? 0 : 0
    return TodoCounts(open: sum(false), waiting: waiting, done: sum(true))
  }

  /// The counts of matching todos, by reading all todos.
  func exactCounts(_ db: Database) throws -> TodoCounts {
    try count(db, "", from: SQLCondition("todo"), condition)
  }

  /// The same, by reading what an index finds.
  func exactCounts(_ db: Database, _ hits: TodoHits?, _ filters: FilterCondition) throws -> TodoCounts {
    guard let hits else { return try exactCounts(db) }
    let rows = hits.rows
    return try count(
      db, "", from: SQLCondition(rows.source),
      SQLCondition(rows.condition, rows.arguments).and(filters.condition(hits.rest)))
  }

  /// The counts of the matching todos with ids after one, up to another one.
  func exactCounts(_ db: Database, after start: Int64, to end: Int64) throws -> TodoCounts {
    // A range of another index would be read once for each part.
    let ids = SQLCondition("todo.id > ? AND todo.id <= ?", [start, end])
    return try count(db, "", from: SQLCondition("todo NOT INDEXED"), ids.and(condition))
  }

  /// The first page, if its todos of the first level are all among the first rows of the order. The rows have no lists.
  /// - Parameters:
  ///   - rows: the number of these rows.
  ///   - counts: those of the list.
  /// - Returns: nil if they are not, or the order is that of several indices.
  func first(
    _ db: Database, limit: Int, within rows: Int, counts: () throws -> TodoCounts
  ) throws -> TodoWindow? {
    // One todo more than the limit shows that the list has more.
    guard limit > 0, let more = try roots.first(db, limit: limit + 1, within: rows) else { return nil }
    let todos = Array(more.prefix(limit))
    let counts = try counts()
    guard let tree else { return Self.flat(0, todos, counts, isLast: false) }
    return try nested(db, tree, counts).beginning(db, todos)
  }

  private func nested(_ db: Database, _ tree: TodoTree, _ counts: TodoCounts) throws -> NestedTodos {
    NestedTodos(tree, roots, counts, total: counts.total - (try tree.hiddenCount(db)))
  }

  /// - Parameter isRepeated: whether the source has a todo more than once.
  private func count(
    _ db: Database, _ limit: String, from source: SQLCondition, _ condition: SQLCondition,
    isRepeated: Bool = false
  ) throws -> TodoCounts {
    let numbers = states.map { String($0.rawValue) }.joined(separator: ", ")
    let sql = """
      SELECT count(*), ifnull(sum(state >= 2), 0), ifnull(sum(state = 1), 0) FROM (
        SELECT \(isRepeated ? "DISTINCT todo.id, state" : "state") FROM \(source.sql)
        WHERE +state IN (\(numbers))\(condition.appended) \(limit))
      """
    let arguments: StatementArguments = source.arguments + condition.arguments
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) else {
      throw StorageError.damaged
    }
    return try TodoCounts(row)
  }

  /// The rows at an anchor. Those of a flat list have no lists.
  func window(_ db: Database, _ anchor: TodoAnchor, limit: Int, counts: TodoCounts) throws -> TodoWindow {
    guard let tree else { return try flat(db, anchor, limit: limit, counts: counts) }
    let list = try nested(db, tree, counts)
    switch anchor {
    case .around(let id):
      guard limit > 0, let todo = try self.todo(db, id) else {
        return try list.window(db, .top, limit: limit)
      }
      let root = try tree.root(db, of: todo)
      let index = try sequence.index(db, of: root, counts: storedCounts)
      return try list.around(db, root, index: index, limit: limit)
    default: return try list.window(db, anchor, limit: limit)
    }
  }

  /// A todo of the list; nil if it is none.
  private func todo(_ db: Database, _ id: Int64) throws -> Todo? {
    try TodoRow.fetchOne(db, id: id, condition).flatMap { states.contains($0.state) ? $0 : nil }
  }

  private func flat(_ db: Database, _ anchor: TodoAnchor, limit: Int, counts: TodoCounts) throws -> TodoWindow
  {
    switch anchor {
    case .top:
      let run = try sequence.first(db, limit: limit)
      return Self.flat(0, run.todos, counts, isLast: run.isEnd)
    case .bottom:
      let todos = try sequence.last(db, limit: limit).todos
      return Self.flat(max(counts.total - todos.count, 0), todos, counts, isLast: true)
    case .after(let todo, let index):
      let run = try sequence.following(db, todo, limit: limit)
      let last = counts.isLimited ? max(index + 1, 0) : max(counts.total - run.todos.count, 0)
      return Self.flat(
        run.isEnd ? last : min(max(index + 1, 0), last), run.todos, counts, isLast: run.isEnd)
    case .before(let todo, let index):
      let run = try sequence.preceding(db, todo, limit: limit)
      let last = counts.isLimited ? Int.max : max(counts.total - run.todos.count, 0)
      let start = run.isEnd ? 0 : min(max(index - run.todos.count, 0), last)
      return Self.flat(start, run.todos, counts, isLast: false)
    case .around(let id):
      return try window(db, around: id, limit: limit, counts: counts)
    }
  }

  /// - Parameter isLast: whether the last row of the list is among them, or the one before the end.
  private static func flat(_ start: Int, _ todos: [Todo], _ counts: TodoCounts, isLast: Bool) -> TodoWindow {
    var window = TodoWindow(start: start, todos: todos, counts: counts)
    if counts.isLimited { window.endUncounted(isLast: isLast) }
    return window
  }

  /// Half of the rows above the todo, half below; more on one side if the other has too few.
  private func window(_ db: Database, around id: Int64, limit: Int, counts: TodoCounts) throws -> TodoWindow {
    guard limit > 0, let todo = try self.todo(db, id) else {
      return try flat(db, .top, limit: limit, counts: counts)
    }
    let (above, below, isFirst, isLast) = try sequence.around(db, todo, limit: limit)
    let start = isFirst ? 0 : try sequence.index(db, of: todo, counts: storedCounts) - above.count
    return Self.flat(start, above + [todo] + below, counts, isLast: isLast)
  }

  /// The counts of matching todos, up to a limit.
  /// - Parameters:
  ///   - limit: at most `mostCounted`.
  ///   - hits: what an index finds for the filter, which are fewer rows than all; nil for all rows.
  func counts(
    _ db: Database, atMost limit: Int, _ hits: TodoHits?, _ filters: FilterCondition
  ) throws -> TodoCounts {
    let rest = try hits.map { try filters.condition($0.rest) } ?? condition
    let isCovered = hits.map { $0.index != nil && $0.rest.isOfStatesOnly } ?? false
    let limit = min(limit, Self.mostCounted)
    var (source, matching) = (SQLCondition("todo"), rest)
    if let rows = hits?.rows, hits?.index != nil {
      source = SQLCondition(rows.source)
      matching = SQLCondition(rows.condition, rows.arguments).and(isCovered ? .all : rest)
    } else if let ids = hits?.ids("UNION ALL") {
      source = SQLCondition(
        "(\(ids.sql)) AS hit CROSS JOIN todo ON todo.id = hit.hit_id", ids.arguments)
    }
    let isRepeated = hits.map { $0.index == nil && $0.statements.count > 1 } ?? false
    var counts = try count(db, "LIMIT \(limit + 1)", from: source, matching, isRepeated: isRepeated)
    if counts.total > limit { counts.limit(states: states) }
    return counts
  }

  /// Each row is at another end of the file: among 1,000,000 todos they take 3 ms.
  private static let mostCounted = 1_000

  static func counts(_ db: Database) throws -> [TodoState: Int] {
    let rows = try Row.fetchAll(db.cachedStatement(sql: "SELECT state, count FROM todo_count"))
    guard rows.count == TodoState.allCases.count else { throw StorageError.damaged }
    var counts: [TodoState: Int] = [:]
    for row in rows {
      guard let state = TodoState(rawValue: try row.decode(Int.self, atIndex: 0)) else {
        throw StorageError.damaged
      }
      counts[state] = StoredCounts.plausible(try row.decode(Int.self, atIndex: 1))
    }
    return counts
  }
}

extension TodoCounts {
  /// - Parameter row: the number of all todos, of those that are done or cancelled, and of those that wait.
  init(_ row: Row) throws {
    let (total, done) = (try row.decode(Int.self, atIndex: 0), try row.decode(Int.self, atIndex: 1))
    self.init(open: total - done, waiting: try row.decode(Int.self, atIndex: 2), done: done)
  }

  /// Counting todos of these states ended at a limit.
  fileprivate mutating func limit(states: [TodoState]) {
    if states.contains(where: \.isFinal) { isDoneLimited = true }
    if states.contains(where: { !$0.isFinal }) { isOpenLimited = true }
  }
}
