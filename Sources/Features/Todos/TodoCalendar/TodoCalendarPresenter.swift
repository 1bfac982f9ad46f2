import Dates
import Domain
import EventLoop
import FoundationEssentials
import Screens
import TodoLanguage

/// A month with the open todos that are due on each day.
@LoopActor
final class TodoCalendarPresenter {
  let environment: Environment
  private let router: Router
  private let signal = ChangeSignal()
  private(set) var selected: Day
  /// Of the days of the month that was read last.
  private var todos: [Day: DayTodos] = [:]
  private(set) var problem: String?
  private var reading: Task<Void, Never>?

  /// The first todos of a day, and the number of all of them.
  private struct DayTodos {
    let first: [Todo]
    let count: Int
  }

  /// The number of todos that are read for a month at once. If it has more, each day is read.
  private static let limit = 1_000
  /// The number of todos that are read for a day: more than the rows of a terminal.
  private static let limitOfDay = 200

  /// - Parameter day: the one that is selected first; nil for today.
  init(on day: Day?, _ environment: Environment, _ router: Router) {
    (self.environment, self.router) = (environment, router)
    selected = day ?? Moment(environment.now(), in: environment.zone()).wallTime.day
  }

  var today: Day { Moment(environment.now(), in: environment.zone()).wallTime.day }
  var grid: MonthGrid { MonthGrid(of: selected, environment.preferences.firstWeekday) }

  /// Called by each frame.
  func observe() { signal.observe() }

  /// The first todos of a day.
  func todos(on day: Day) -> [Todo] { todos[day]?.first ?? [] }
  /// The number of all todos of a day.
  func count(on day: Day) -> Int { todos[day]?.count ?? 0 }

  func appear() { read() }
  func close() { reading?.cancel() }

  func select(_ day: Day) {
    let old = grid
    selected = day
    signal.raise()
    if grid != old { read() }
  }

  func move(days: Int) { select(selected.adding(days: days)) }
  func move(months: Int) { select(selected.adding(months: months)) }

  func open() { router.show(.todoDay(selected)) }

  private func read() {
    let days = Array(grid.weeks.joined())
    reading?.cancel()
    reading = environment.loop.spawn { [self] in
      do {
        let found = try await read(days)
        guard !Task.isCancelled else { return }
        (todos, problem) = (found, nil)
      } catch {
        guard !Task.isCancelled else { return }
        problem = environment.texts.sentence(for: error)
      }
      signal.raise()
    }
  }

  private func read(_ days: [Day]) async throws -> [Day: DayTodos] {
    guard let first = days.first, let last = days.last else { return [:] }
    let month = try await list(Self.filter(from: first, to: last), limit: Self.limit)
    if !month.counts.isLimited, month.todos.count == month.counts.total {
      let zone = environment.zone()
      return Dictionary(grouping: month.todos) { $0.due?.day(in: zone) ?? today }
        .mapValues { DayTodos(first: $0, count: $0.count) }
    }
    var found: [Day: DayTodos] = [:]
    for day in days {
      let filter = Self.filter(from: day, to: day)
      let window = try await list(filter, limit: Self.limitOfDay)
      try Task.checkCancellation()
      let count =
        window.counts.isLimited
        ? try await environment.todoRepository.count(filter).total : window.counts.total
      found[day] = DayTodos(first: window.todos, count: count)
    }
    return found
  }

  private func list(_ filter: TodoFilter, limit: Int) async throws -> TodoWindow {
    try await environment.todoRepository.list(
      TodoQuery(filter: filter, sort: TodoSort(.due)), .top, limit: limit)
  }

  /// Open todos that are due on a day, or between two.
  private static func filter(from first: Day, to last: Day) -> TodoFilter {
    let days: [TodoFilter] =
      first == last
      ? [.comparison(.due, .equal, .date(.day(first)))]
      : [
        .comparison(.due, .greaterOrEqual, .date(.day(first))),
        .comparison(.due, .lessOrEqual, .date(.day(last))),
      ]
    return .every([.status(.open)] + days)
  }
}
