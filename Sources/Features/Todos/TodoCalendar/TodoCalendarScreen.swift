public import Dates
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
  public static func make(on day: Day?, _ environment: Environment, _ router: Router) -> any Screen {
    TodoCalendarScreen(TodoCalendarPresenter(on: day, environment, router))
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
    let day = dates.long(.day(calendar.selected))
    guard calendar.problem == nil else { return [day] }
    return [day, words.due(count: calendar.count(on: calendar.selected))]
  }

  private var dates: TodoDateText {
    let environment = calendar.environment
    return TodoDateText(environment.texts, now: environment.now(), in: environment.zone())
  }

  public func appear() { calendar.appear() }
  public func close() { calendar.close() }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    let day = drawn.first { $0.area.contains(mouse.at) }?.day
    switch mouse.kind {
    case .press(.left), .doubleClick:
      guard let day else { return false }
      calendar.select(day)
      if mouse.kind == .doubleClick { calendar.open() }
    case .scrollDown: calendar.move(days: 7)
    case .scrollUp: calendar.move(days: -7)
    default: return false
    }
    return true
  }

  public func draw(_ canvas: Canvas) {
    calendar.observe()
    drawn = []
    let pane = canvas.pane("calendar", Rect(canvas.size))
    canvas.reportFocus("calendar")
    if let problem = calendar.problem { return PaneMessage(problem: problem).drawAlone(pane) }
    let (grid, dates) = (calendar.grid, dates)
    let layout = TodoCalendarLayout(pane.size, weeks: grid.weeks.count)
    pane.draw(DisplayText(dates.month(of: calendar.selected)), row: 0, column: 1, style: pane.theme[.heading])
    for (index, name) in dates.weekdays(from: grid.firstWeekday).enumerated() {
      pane.draw(
        DisplayText(name), row: 1, column: layout.column(index), style: pane.theme[.tableHeader],
        width: layout.columns - 1)
    }
    for (week, days) in grid.weeks.enumerated() {
      if layout.showsTitles {
        pane.rule(
          row: layout.row(ofWeek: week) - 1, column: 1, width: layout.columns * 7 - 1,
          glyph: pane.theme.signs[.horizontal], style: pane.theme[.frame])
      }
      for (column, day) in days.enumerated() {
        draw(day, isInMonth: grid.contains(day), layout.cell(week: week, column: column, in: pane))
      }
    }
    drawWeek(pane, row: layout.endRow + 1, dates)
  }

  private func draw(_ day: Day, isInMonth: Bool, _ cell: Canvas) {
    let (todos, total) = (calendar.todos(on: day), calendar.count(on: day))
    let isSelected = day == calendar.selected
    let isToday = day == calendar.today
    let role: Role =
      if !isInMonth { .faint } else if isToday { .heading } else { .text }
    let number = DisplayText("\(day.day < 10 ? " " : "")\(day.day)\(isToday ? "*" : "")")
    let style = cell.theme[isSelected ? .selectedRow : role]
    let end = cell.draw(number, row: 0, style: style, width: cell.size.columns - 1)
    if !todos.isEmpty {
      let isLate = todos.contains(where: isLate)
      let room = cell.size.columns - 1 - end
      let count = DisplayText(Self.count(total, isLate: isLate, isToday: isToday, room: room))
      let role: Role = isLate ? .problem : isInMonth ? .good : .faint
      cell.draw(count, row: 0, column: end, style: cell.theme[role], width: room)
    }
    for (index, todo) in todos.prefix(max(0, cell.size.rows - 1)).enumerated() {
      // The last row says how many more there are.
      let rest = index == cell.size.rows - 2 ? total - index : 1
      cell.draw(
        rest > 1 ? DisplayText(calendar.environment.texts.todoCalendar.more(count: rest)) : line(todo),
        row: 1 + index, column: 1, style: cell.theme[rest > 1 || !isInMonth ? .faint : self.role(of: todo)],
        width: cell.size.columns - 2)
    }
    if isSelected {
      cell.parkCursor(row: 0, column: 0)
      cell.reportSelected(DisplayText("\(day)"), pane: "calendar")
    }
    drawn.append((cell.area, day))
  }

  /// The number of todos behind the day. The cells of a narrow terminal have room for `!` and one digit at most: there `+`
  /// stands for more. The mark of today is as good as a blank.
  private static func count(_ count: Int, isLate: Bool, isToday: Bool, room: Int) -> String {
    let sign = isLate ? "!" : ""
    let texts = [" \(sign)\(count)", isLate || isToday ? "\(sign)\(count)" : " +", "\(sign)+"]
    return texts.first { $0.count <= room } ?? (isLate ? sign : "+")
  }

  /// The todos of the selected day under its date, and those of the other days of its week, as many as there is room for.
  private func drawWeek(_ pane: Canvas, row: Int, _ dates: TodoDateText) {
    guard row < pane.size.rows else { return }
    let width = pane.size.columns - 2
    var row = row
    func draw(_ text: DisplayText, _ role: Role) {
      if row < pane.size.rows {
        pane.draw(text, row: row, column: 1, style: pane.theme[role], width: width)
        row += 1
      }
    }
    let selected = calendar.selected
    draw(DisplayText(dates.long(.day(selected))), .heading)
    let todos = calendar.todos(on: selected)
    if todos.isEmpty { draw(DisplayText(calendar.environment.texts.todoCalendar.none), .secondary) }
    for todo in todos { draw(line(todo), role(of: todo)) }
    let week = calendar.grid.weeks.first { $0.contains(selected) } ?? []
    for day in week where day != selected && !calendar.todos(on: day).isEmpty {
      row += 1
      // A date alone says nothing.
      guard row + 1 < pane.size.rows else { return }
      draw(DisplayText(dates.long(.day(day))), .secondary)
      for todo in calendar.todos(on: day) { draw(line(todo), role(of: todo)) }
    }
  }

  private func line(_ todo: Todo) -> DisplayText {
    let time = todo.due.flatMap { dates.time($0) }.map { "\($0) " } ?? ""
    return DisplayText("\(isLate(todo) ? "! " : "")\(time)\(todo.ownTitle)")
  }

  private func role(of todo: Todo) -> Role { isLate(todo) ? .problem : .text }

  private func isLate(_ todo: Todo) -> Bool { todo.due.map(dates.isOverdue) == true }
}
