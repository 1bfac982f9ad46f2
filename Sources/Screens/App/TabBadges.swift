import Dates
public import Domain
public import EventLoop
public import Observation
import Texts

/// The counts behind the titles of tabs, such as that of the unread notifications. A part of a screen sets the count of
/// its tab, and the first row shows it from every screen.
@LoopActor
@Observable
public final class TabBadges {
  private var texts: [Route: String] = [:]
  /// How often the due todos were counted.
  @ObservationIgnored private var countsOfDue = 0

  nonisolated init() {}

  /// Sets the count of the tab that begins with a route. No count is shown for 0, as before the first one is known; `0+` would
  /// say no more.
  /// - Parameter isPart: whether there may be more, which a plus says.
  public func set(_ count: Int, isPart: Bool = false, of root: Route) {
    let text = count > 0 ? NumberText.short(count) + (isPart ? "+" : "") : nil
    if texts[root] != text { texts[root] = text }
  }

  /// Nil if nothing is shown.
  subscript(root: Route) -> String? { texts[root] }
}

extension TabBadges {
  /// Shows behind the title of the todo list how many todos are overdue or due today. The list itself says what is wrong
  /// with a file that cannot be read.
  public func countDueTodos(in environment: Environment) async {
    countsOfDue += 1
    let number = countsOfDue
    let query = TodoQuery(filter: .any([.status(.overdue), .status(.today)]), sort: TodoSort(.due))
    guard let counts = try? await environment.todoRepository.list(query, .top, limit: 0).counts else {
      return
    }
    // What is known stays until all are counted.
    if !counts.isLimited || texts[.todoList] == nil {
      set(counts.total, isPart: counts.isLimited, of: .todoList)
    }
    // The same todos, in one range of an index.
    let today = Moment(environment.now(), in: environment.zone()).wallTime.day
    let due = TodoFilter.every([.status(.open), .comparison(.due, .lessOrEqual, .date(.day(today)))])
    guard counts.isLimited, let all = try? await environment.todoRepository.count(due),
      number == countsOfDue
    else { return }
    set(all.total, of: .todoList)
  }
}
