import Dates
public import Domain
public import FoundationEssentials

/// The meaning of filters, todo by todo. The storage does the same in SQL.
public struct TodoMatcher: Sendable {
  private let now: Date
  private let zone: TimeZone

  /// - Parameter zone: where the day of a moment is counted.
  public init(now: Date, zone: TimeZone) {
    (self.now, self.zone) = (now, zone)
  }

  public func matches(_ todo: Todo, _ filter: TodoFilter) -> Bool {
    switch filter {
    case .all: true
    case .every(let all): all.allSatisfy { matches(todo, $0) }
    case .any(let all): all.contains { matches(todo, $0) }
    case .not(let inner): !matches(todo, inner)
    case .tag(let tag): todo.tags.contains { SearchWords.folded($0) == SearchWords.folded(tag) }
    case .project(let project): todo.project.map { isProject($0, in: project) } ?? false
    case .projectExactly(let project):
      todo.project.map { SearchWords.folded($0) == SearchWords.folded(project) } ?? false
    case .comparison(let field, let comparison, let value):
      field.value(of: todo).map { compares($0, of: field, comparison, value) } ?? false
    case .status(let status): has(todo, status)
    case .has(let field): field.value(of: todo) != nil
    case .text(let term, in: let fields):
      fields.contains { field in
        if case .text(let text)? = field.value(of: todo) {
          term.matches(text)
        } else {
          false
        }
      }
    case .containing(let pattern):
      todo.searchedTexts.contains { pattern.matches($0) }
    case .id(let id): todo.id == id
    case .child(of: let parent): todo.parent == parent
    case .repo(let repo):
      todo.link?.repo.map { $0.description.lowercased() == repo.description.lowercased() } ?? false
    }
  }

  private func isProject(_ project: String, in other: String) -> Bool {
    let (project, other) = (SearchWords.folded(project), SearchWords.folded(other))
    return project == other || project.hasPrefix(other + ".")
  }

  private func has(_ todo: Todo, _ status: TodoStatus) -> Bool {
    let isOpen = todo.state == .open
    switch status {
    case .open: return isOpen
    case .waiting: return todo.state == .waiting
    case .done: return todo.state == .done
    case .cancelled: return todo.state == .cancelled
    case .overdue: return isOpen && todo.due?.isOverdue(at: now, in: zone) == true
    case .today: return isOpen && todo.due?.isToday(at: now, in: zone) == true
    case .ready:
      return isOpen && todo.openBlockers == 0 && todo.scheduled?.hasBegun(at: now, in: zone) != false
    case .blocked: return todo.isBlocked
    case .blocking: return !todo.state.isFinal && todo.blocks > 0
    case .active: return !todo.state.isFinal && todo.startedAt != nil
    case .recurring: return todo.rule != nil
    // Nothing is synchronised yet.
    case .synced, .conflict, .closedUpstream: return false
    case .any: return true
    }
  }

  private func compares(
    _ own: TodoFieldValue, of field: TodoField, _ comparison: TodoComparison, _ value: TodoFieldValue
  ) -> Bool {
    switch (own, value) {
    case (.number(let own), .number(let value)): comparison.holds(own, value)
    case (.date(let own), .date(let value)):
      comparison.holds(
        TimeOrder(own, of: field, like: value, zone), TimeOrder(value, of: field, like: value, zone))
    case (.instant(let own), .date(let value)):
      comparison.holds(
        TimeOrder(own, like: value, zone), TimeOrder(value, of: field, like: value, zone))
    case (.item(let own), .item(let value)): comparison.holds(own.isSame(as: value))
    default: comparison.holds(own == value)
    }
  }
}

/// A date as it is compared: by its day, or by its milliseconds with whole days before or after all moments of the day.
private struct TimeOrder: Comparable {
  let day: Int
  let milliseconds: Int64

  init(_ date: DateValue, of field: TodoField, like value: DateValue, _ zone: TimeZone) {
    day = date.day(in: zone).number
    switch (date, value) {
    case (_, .day): milliseconds = 0
    case (.moment(let moment), .moment): milliseconds = moment.milliseconds
    // Due and until run to the end of their day; the others begin with it.
    case (.day, .moment): milliseconds = [.due, .until].contains(field) ? .max : .min
    }
  }

  init(_ time: Date, like value: DateValue, _ zone: TimeZone) {
    day = Moment(time, in: zone).wallTime.day.number
    if case .day = value {
      milliseconds = 0
    } else {
      milliseconds = Int64((time.timeIntervalSince1970 * 1_000).rounded(.down))
    }
  }

  static func < (one: TimeOrder, other: TimeOrder) -> Bool {
    (one.day, one.milliseconds) < (other.day, other.milliseconds)
  }
}

extension TodoComparison {
  func holds<Value: Comparable>(_ one: Value, _ other: Value) -> Bool {
    switch self {
    case .equal: one == other
    case .notEqual: one != other
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    case .greaterOrEqual: one >= other
    }
  }

  /// For values without an order.
  fileprivate func holds(_ isEqual: Bool) -> Bool {
    switch self {
    case .equal: isEqual
    case .notEqual: !isEqual
    case .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }
}

extension Todo {
  /// The project and the tags with their signs.
  public var labels: [String] { (project.map { ["@\($0)"] } ?? []) + tags.map { "+\($0)" } }

  /// What a search for a text in a row looks through.
  public var searchedTexts: [String] { [title, note, link?.description ?? ""] + labels }
}
