public import Domain

extension TodoStatus {
  /// What it finds, for the help.
  public var summary: String {
    switch self {
    case .open: "to be done now"
    case .waiting: "its wait is to come"
    case .done: "done"
    case .cancelled: "cancelled or expired"
    case .overdue: "open and due before now"
    case .today: "open and due today"
    case .ready: "open, not blocked, and not scheduled later"
    case .blocked: "needs an open or waiting todo"
    case .blocking: "an open or waiting todo needs it"
    case .active: "started, and not done"
    case .recurring: "repeats"
    case .synced, .conflict, .closedUpstream: ""
    case .any: "all of these, and without is: open todos only"
    }
  }
}
