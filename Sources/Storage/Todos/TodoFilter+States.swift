import Domain

extension TodoFilter {
  /// The states that matching todos can have. A list reads only their ranges of an index.
  var states: Set<TodoState> {
    switch self {
    case .every(let all): all.reduce(Set(TodoState.allCases)) { $0.intersection($1.states) }
    case .any(let all): all.reduce([]) { $0.union($1.states) }
    case .not(.status(let status)) where status.isState: Set(TodoState.allCases).subtracting(status.states)
    case .status(let status): status.states
    default: Set(TodoState.allCases)
    }
  }

  /// Whether it says no more than `states`.
  var isOfStatesOnly: Bool {
    switch self {
    case .all: true
    case .every(let all), .any(let all): all.allSatisfy(\.isOfStatesOnly)
    case .not(let inner): inner.isOfStatesOnly && { if case .status = inner { true } else { false } }()
    case .status(let status): status.isState
    default: false
    }
  }

  /// Whether it looks for a text that no index knows, so that finding the first todos reads as many rows as counting all of them.
  var readsTexts: Bool { conjuncts.contains { if case .containing = $0 { true } else { false } } }

  /// The conditions that must all hold.
  var conjuncts: [TodoFilter] {
    if case .every(let all) = self { all.flatMap(\.conjuncts) } else { [self] }
  }
}

extension TodoStatus {
  fileprivate var isState: Bool {
    switch self {
    case .open, .waiting, .done, .cancelled, .any: true
    default: false
    }
  }

  fileprivate var states: Set<TodoState> {
    switch self {
    case .open, .overdue, .today, .ready: [.open]
    case .blocked, .blocking, .active: [.open, .waiting]
    case .waiting: [.waiting]
    case .done: [.done]
    case .cancelled: [.cancelled]
    case .recurring, .any: Set(TodoState.allCases)
    case .synced, .conflict, .closedUpstream: []
    }
  }
}
