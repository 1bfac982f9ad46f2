import Domain
import FoundationEssentials
import GRDB

/// The todos of a list in their order, as ranges of an index that are read from any position.
struct TodoSequence {
  private let sort: TodoSort
  private let order: TodoOrder
  private let groups: [[TodoState]]
  private let parts: [TodoPart]
  private let zone: TimeZone
  /// Whether the filter is more than the states of the groups.
  private let hasCondition: Bool

  /// - Parameters:
  ///   - condition: the filter of the query in SQL, or another condition.
  ///   - scope: what else the todos have in common, if an index has their order.
  init(_ query: TodoQuery, _ condition: SQLCondition, within scope: TodoScope? = nil, zone: TimeZone) {
    (sort, order, groups) = (query.sort, TodoOrder(query.sort, within: scope), Self.groups(query))
    self.zone = zone
    hasCondition = !condition.sql.isEmpty || scope != nil
    parts = Self.parts(groups, order, condition)
  }

  /// The parts of a list in their order.
  static func parts(_ query: TodoQuery, _ condition: SQLCondition) -> [TodoPart] {
    parts(groups(query), TodoOrder(query.sort), condition)
  }

  private static func parts(
    _ groups: [[TodoState]], _ order: TodoOrder, _ condition: SQLCondition
  ) -> [TodoPart] {
    groups.flatMap { states in
      order.tiers.map { TodoPart(states: states, tier: $0, condition: condition) }
    }
  }

  /// The number of todos of one state, or one more than `limit` if there are more.
  func count(_ db: Database, of state: TodoState, atMost limit: Int) throws -> Int {
    try parts.reduce(0) { try $0 + $1.count(db, of: state, atMost: max(limit - $0, 0)) }
  }

  private static func groups(_ query: TodoQuery) -> [[TodoState]] {
    let groups: [[TodoState]] =
      query.grouping == .openFirst ? [[.open], [.waiting], [.done, .cancelled]] : [TodoState.allCases]
    let states = query.filter.states
    return groups.map { $0.filter(states.contains) }
  }

  /// Todos that are next to each other in a list.
  struct Run {
    /// In list order.
    let todos: [Todo]
    /// Whether the list ends with them on the side to which they were read.
    let isEnd: Bool
  }

  /// At most `limit` todos from the beginning.
  func first(_ db: Database, limit: Int) throws -> Run {
    try run(limit) { limit in
      try read(db, parts.indices, limit: limit) { try $0.following(db, nil, limit: $1) }
    }
  }

  /// The first `limit` todos, if they are all among the first `rows` rows of an index; nil if they are not, or if several
  /// indices or states are read.
  func first(_ db: Database, limit: Int, within rows: Int) throws -> [Todo]? {
    let parts = parts.filter { !$0.states.isEmpty }
    return parts.count == 1 ? try parts[0].first(db, limit: limit, within: rows) : nil
  }

  /// At most `limit` todos to the end.
  func last(_ db: Database, limit: Int) throws -> Run {
    try run(limit, isBackwards: true) { limit in
      try read(db, parts.indices.reversed(), limit: limit) { try $0.preceding(db, nil, limit: $1) }
    }
  }

  /// At most `limit` todos after one, which may have been deleted since.
  func following(_ db: Database, _ todo: Todo, limit: Int) throws -> Run {
    guard let position = position(of: todo) else { return Run(todos: [], isEnd: true) }
    return try run(limit) { limit in
      let here = try parts[position.part].following(db, position.keys, limit: limit)
      return here
        + (try read(db, parts.indices.dropFirst(position.part + 1), limit: limit - here.count) {
          try $0.following(db, nil, limit: $1)
        })
    }
  }

  /// At most `limit` todos before one, which may have been deleted since.
  func preceding(_ db: Database, _ todo: Todo, limit: Int) throws -> Run {
    guard let position = position(of: todo) else { return Run(todos: [], isEnd: true) }
    return try run(limit, isBackwards: true) { limit in
      let here = try parts[position.part].preceding(db, position.keys, limit: limit)
      return here
        + (try read(db, parts.indices.prefix(position.part).reversed(), limit: limit - here.count) {
          try $0.preceding(db, nil, limit: $1)
        })
    }
  }

  /// Reads one todo more than the limit to know whether the list has more.
  private func run(_ limit: Int, isBackwards: Bool = false, _ read: (Int) throws -> [Todo]) rethrows -> Run {
    guard limit > 0 else { return Run(todos: [], isEnd: false) }
    let todos = try read(limit + 1)
    let wanted = todos.prefix(limit)
    return Run(todos: isBackwards ? wanted.reversed() : Array(wanted), isEnd: todos.count <= limit)
  }

  /// Half of `limit` todos before one and half after it; more on one side if the other has too few.
  /// - Returns: also whether there are no others before, and none after.
  func around(
    _ db: Database, _ todo: Todo, limit: Int
  ) throws -> (above: [Todo], below: [Todo], isFirst: Bool, isLast: Bool) {
    var above = try preceding(db, todo, limit: limit / 2)
    let below = try following(db, todo, limit: limit - 1 - above.todos.count)
    let free = limit - 1 - below.todos.count
    if free > above.todos.count, !above.isEnd { above = try preceding(db, todo, limit: free) }
    return (above.todos, below.todos, above.isEnd, below.isEnd)
  }

  /// The number of todos before one.
  func index(_ db: Database, of todo: Todo, counts: [TodoState: Int]) throws -> Int {
    guard let position = position(of: todo) else { return 0 }
    return try parts.prefix(position.part).reduce(0) { sum, part in
      if !hasCondition, part.tier.condition.isEmpty {
        return sum + part.states.reduce(0) { $0 + (counts[$1] ?? 0) }
      }
      return sum + (try part.count(db, before: nil))
    } + parts[position.part].count(db, before: position.keys)
  }

  private func position(of todo: Todo) -> TodoPosition? {
    guard let group = groups.firstIndex(where: { $0.contains(todo.state) }) else { return nil }
    let tier = order.tier(of: todo, sort)
    return TodoPosition(
      part: group * order.tiers.count + tier, keys: order.tiers[tier].keys.map { $0.value(todo, zone) })
  }

  private func read(
    _ db: Database, _ indices: some Sequence<Int>, limit: Int, _ read: (TodoPart, Int) throws -> [Todo]
  ) throws -> [Todo] {
    var todos: [Todo] = []
    for index in indices where todos.count < limit { todos += try read(parts[index], limit - todos.count) }
    return todos
  }
}
