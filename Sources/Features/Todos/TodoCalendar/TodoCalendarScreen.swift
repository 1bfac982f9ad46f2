import Dates
import Domain
public import EventLoop
public import Screens
public import Terminal
import Texts

/// A month as a grid with the number of todos that are due on each day, and those of the selected day below.
@LoopActor
public final class TodoCalendarScreen: Screen {
  private let calendar: TodoCalendarPresenter
  /// Where each day was drawn last, for clicks.
  private var drawn: [(area: Rect, day: Day)] = []

  /// The screen of `Route.todoCalendar`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    TodoCalendarScreen(TodoCalendarPresenter(environment, router))
  }

  init(_ calendar: TodoCalendarPresenter) {
    self.calendar = calendar
  }

  public private(set) lazy var actions: [Action] = {
    let calendar = calendar
    var words: TodoCalendarTexts { calendar.environment.texts.todoCalendar }
    @LoopActor func move(
      _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
      _ run: @escaping @LoopActor () -> Void
    ) -> Action {
      Action(id, keys, text(), effect: .moves, run: run)
    }
    return [
      Action("open", [Key(.enter)], words.open, effect: .works, hint: words.openHint) { calendar.open() },
      move("left", [.char("h"), Key(.left)], words.dayBefore) { calendar.move(days: -1) },
      move("right", [.char("l"), Key(.right)], words.dayAfter) { calendar.move(days: 1) },
      move("down", [.char("j"), Key(.down)], words.weekAfter) { calendar.move(days: 7) },
      move("up", [.char("k"), Key(.up)], words.weekBefore) { calendar.move(days: -7) },
      move("previous-inner-tab", [.char("["), Key(.pageUp)], words.monthBefore) { calendar.move(months: -1) },
      move("next-inner-tab", [.char("]"), Key(.pageDown)], words.monthAfter) { calendar.move(months: 1) },
      Action("today", [.char("t")], words.today, effect: .moves, hint: words.today) {
        calendar.select(calendar.today)
      },
    ]
  }()

  public var status: [String] {
    let words = calendar.environment.texts.todoCalendar
    return [
      dates.long(.day(calendar.selected)), words.due(count: calendar.todos(on: calendar.selected).count),
    ]
  }

  private var dates: TodoDateText {
    let environment = calendar.environment
    return TodoDateText(environment.texts, now: environment.now(), in: environment.zone())
  }

  public func appear() { calendar.appear() }
  public func close() { calendar.close() }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, mouse.kind == .press(.left),
      let day = drawn.first(where: { $0.area.contains(mouse.at) })?.day
    else { return false }
    calendar.select(day)
    return true
  }

  public func draw(_ canvas: Canvas) {
    calendar.observe()
    drawn = []
    let pane = canvas.pane("calendar", Rect(canvas.size))
    canvas.reportFocus("calendar")
    let (grid, dates) = (calendar.grid, dates)
    let columns = max(4, min(12, (pane.size.columns - 2) / 7))
    pane.draw(DisplayText(dates.month(of: calendar.selected)), row: 0, column: 1, style: pane.theme[.heading])
    for (index, name) in dates.weekdays.enumerated() {
      pane.draw(
        DisplayText(name), row: 1, column: 1 + index * columns, style: pane.theme[.tableHeader],
        width: columns - 1)
    }
    // A high terminal has a blank line between weeks.
    let step = pane.size.rows >= 24 ? 2 : 1
    for (week, days) in grid.weeks.enumerated() where 2 + week * step < pane.size.rows {
      for (column, day) in days.enumerated() {
        let cell = pane.part(
          Rect(row: 2 + week * step, column: 1 + column * columns, rows: 1, columns: columns))
        draw(day, isInMonth: grid.contains(day), cell)
      }
    }
    drawDay(pane, row: 2 + 6 * step + 1, dates)
  }

  private func draw(_ day: Day, isInMonth: Bool, _ cell: Canvas) {
    let todos = calendar.todos(on: day)
    let isSelected = day == calendar.selected
    let role: Role =
      if !isInMonth { .faint } else if day == calendar.today { .heading } else { .text }
    let mark = day == calendar.today ? "*" : " "
    let number = DisplayText("\(day.day < 10 ? " " : "")\(day.day)\(mark)")
    let style = cell.theme[isSelected ? .selectedRow : role]
    let end = cell.draw(number, row: 0, style: style, width: cell.size.columns - 1)
    if !todos.isEmpty {
      let isLate = todos.contains { $0.due.map(dates.isOverdue) == true }
      let count = DisplayText(isLate ? "!\(todos.count)" : "\(todos.count)")
      let role: Role = isLate ? .problem : isInMonth ? .good : .faint
      cell.draw(count, row: 0, column: end, style: cell.theme[role], width: cell.size.columns - 1 - end)
    }
    if isSelected {
      cell.parkCursor(row: 0, column: 0)
      cell.reportSelected(DisplayText("\(day)"), pane: "calendar")
    }
    drawn.append((cell.area, day))
  }

  /// The todos of the selected day, as many as there is room for.
  private func drawDay(_ pane: Canvas, row: Int, _ dates: TodoDateText) {
    guard row < pane.size.rows else { return }
    if let problem = calendar.problem {
      pane.draw(
        DisplayText("! \(problem)"), row: row, column: 1, style: pane.theme[.problem],
        width: pane.size.columns - 2)
      return
    }
    let todos = calendar.todos(on: calendar.selected)
    let room = pane.size.rows - row
    for (index, todo) in todos.prefix(room).enumerated() {
      let isLate = todo.due.map(dates.isOverdue) == true
      let time = todo.due.flatMap { dates.time($0) }.map { "\($0) " } ?? ""
      pane.draw(
        DisplayText("\(isLate ? "! " : "")\(time)\(todo.ownTitle)"), row: row + index, column: 1,
        style: pane.theme[isLate ? .problem : .text], width: pane.size.columns - 2)
    }
  }
}
