/// The order of a todo list. Todos that are equal in it are ordered by id in both directions, the older one first. Todos
/// without a due date or a priority follow the others, the oldest first.
public struct TodoSort: Hashable, Sendable {
  public var key: TodoSortKey
  public var isAscending: Bool

  public init(_ key: TodoSortKey, isAscending: Bool? = nil) {
    self.key = key
    self.isAscending = isAscending ?? key.isAscendingByDefault
  }
}

public enum TodoSortKey: String, CaseIterable, Hashable, Sendable {
  case urgency, due, priority, created, changed, title, manual

  /// The order in which a list is useful: the most urgent first, the earliest due date first.
  public var isAscendingByDefault: Bool {
    switch self {
    case .urgency, .created, .changed: false
    case .due, .priority, .title, .manual: true
    }
  }
}

/// The todos of a list and their order.
public struct TodoQuery: Hashable, Sendable {
  public var filter: TodoFilter
  public var sort: TodoSort
  public var grouping: TodoGrouping
  public var nesting: TodoNesting

  public init(
    filter: TodoFilter = .all, sort: TodoSort = TodoSort(.urgency), grouping: TodoGrouping = .none,
    nesting: TodoNesting = .flat
  ) {
    (self.filter, self.sort, self.grouping, self.nesting) = (filter, sort, grouping, nesting)
  }
}

/// What comes before the order of a list.
public enum TodoGrouping: Hashable, Sendable {
  case none
  /// Todos that are to be done now, then those that wait, then the others.
  case openFirst
}
