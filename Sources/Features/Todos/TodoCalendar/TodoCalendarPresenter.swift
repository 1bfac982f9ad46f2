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
  private let tab: Int
  private let signal = ChangeSignal()
  private(set) var selected: Day
  /// By day, those of the month that was read last.
  private var todos: [Day: [Todo]] = [:]
  private(set) var problem: String?
  private var reading: Task<Void, Never>?

  /// The number of todos that are read for a month.
  private static let limit = 1_000

  init(_ environment: Environment, _ router: Router) {
    (self.environment, self.router) = (environment, router)
    tab = router.currentTab
    selected = Moment(environment.now(), in: environment.zone()).wallTime.day
  }

  var today: Day { Moment(environment.now(), in: environment.zone()).wallTime.day }
  var grid: MonthGrid { MonthGrid(of: selected, environment.preferences.firstWeekday) }

  /// Called by each frame.
  func observe() { signal.observe() }

  func todos(on day: Day) -> [Todo] { todos[day] ?? [] }

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

  /// Goes back to the list, which shows the todos of the day.
  func open() { router.back(inTab: tab, answering: .day(selected)) }

  private func read() {
    let days = grid.weeks.joined()
    guard let first = days.first, let last = days.last else { return }
    let filter = TodoFilter.every([
      .status(.open), .comparison(.due, .greaterOrEqual, .date(.day(first))),
      .comparison(.due, .lessOrEqual, .date(.day(last))),
    ])
    reading?.cancel()
    reading = environment.loop.spawn { [self] in
      do {
        let query = TodoQuery(filter: filter, sort: TodoSort(.due))
        let window = try await environment.todoRepository.list(query, .top, limit: Self.limit)
        guard !Task.isCancelled else { return }
        let zone = environment.zone()
        todos = Dictionary(grouping: window.todos) { $0.due?.day(in: zone) ?? today }
        problem = nil
      } catch {
        guard !Task.isCancelled else { return }
        problem = environment.texts.sentence(for: error)
      }
      signal.raise()
    }
  }
}
