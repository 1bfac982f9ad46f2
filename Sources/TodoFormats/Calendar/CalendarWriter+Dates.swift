import Dates
import Domain

extension CalendarWriter {
  func dates(_ values: ImportedTodo?, _ component: CalendarComponent) -> [Edit] {
    let format = CalendarDate(object: old?.object, context: context)
    let areStartsSame =
      !hasMovedOn && DateValue.isSame(values?.date(.scheduled), todo.scheduled)
      && DateValue.isSame(values?.date(.wait), todo.wait)
    // A span counts from the start.
    let isDueSame =
      !hasMovedOn && DateValue.isSame(values?.date(.due), todo.due)
      && (areStartsSame || component["DURATION"] == nil)
    let until = Edit(
      name: "X-OCTODO-UNTIL", isSame: DateValue.isSame(values?.date(.until), todo.until),
      lines: todo.until.map { [format.line("X-OCTODO-UNTIL", $0)] } ?? [])
    let due = [
      Edit(
        name: "DUE", isSame: isDueSame,
        lines: todo.due.map { [format.line("DUE", $0, replacing: component["DUE"])] } ?? []),
      Edit(name: "DURATION", isSame: isDueSame, lines: []),
    ]
    let start = CalendarStart(
      todo, canBeDue: DateValue.isSame(format.date(component["DTSTART"]), format.date(component["DUE"])))
    let isStartSame =
      areStartsSame
      && (isDueSame && values?.text(.rule) == todo.rule || start.isAllowed(start.date))
    return due + [until]
      + start.lines(format, replacing: component["DTSTART"]).map {
        Edit(name: $0.name, isSame: isStartSame, lines: $0.lines)
      }
  }
}

/// How the dates from which a todo is worked on are written. DTSTART has the type of DUE and comes before it; a date for
/// which that is not so has a line of octodo.
struct CalendarStart {
  private let todo: Todo
  private let canBeDue: Bool

  /// - Parameter canBeDue: whether the start may be due itself, because the object that was read has both at one time, as
  ///   Apple's reminders do.
  init(_ todo: Todo, canBeDue: Bool) {
    (self.todo, self.canBeDue) = (todo, canBeDue)
  }

  /// The date from which it is worked on.
  var date: DateValue? { todo.scheduled ?? todo.wait }

  /// Whether a date can be the start as it is.
  func isAllowed(_ date: DateValue?) -> Bool {
    guard isOfRule(date) else { return false }
    if canBeDue, DateValue.isSame(date, todo.due) { return true }
    return switch (date, todo.due) {
    case (nil, _), (_, nil): true
    case (.day(let start), .day(let due)): start < due
    case (.moment(let start), .moment(let due)): start.milliseconds < due.milliseconds
    default: false
    }
  }

  /// Whether the rule can speak of a date. It speaks of the start, so a date is none if the rule counts from another one.
  private func isOfRule(_ date: DateValue?) -> Bool {
    guard let date, let due = todo.due, todo.rule != nil else { return true }
    return todo.recurringDates.ruled(on: todo.seriesStart) != .due || date.ownDay == due.ownDay
  }

  /// The names of the lines with their new content.
  func lines(_ format: CalendarDate, replacing old: ContentLine?) -> [(name: String, lines: [ContentLine])] {
    var start = isAllowed(date) ? date : nil
    var isDay = false
    if start == nil, isOfRule(date), case .day(let day)? = date, case .moment(let due)? = todo.due {
      let midnight = Moment(WallTime(day, .midnight), in: due.timeZone)
      if midnight.milliseconds < due.milliseconds {
        start = .moment(midnight)
        isDay = true
      }
    }
    // A wait date is told apart from the start by its own line.
    let needsOwnLine = start == nil && !isDay || DateValue.isSame(todo.scheduled, todo.wait)
    func own(_ name: String, _ date: DateValue?) -> (name: String, lines: [ContentLine]) {
      (name, date.map { [format.line(name, $0)] } ?? [])
    }
    return [
      ("DTSTART", start.map { [format.line("DTSTART", $0, replacing: old)] } ?? []),
      ("X-OCTODO-DATE-ONLY", isDay ? [ContentLine("X-OCTODO-DATE-ONLY", [], "DTSTART")] : []),
      own("X-OCTODO-SCHEDULED", needsOwnLine ? todo.scheduled : nil), own("X-OCTODO-WAIT", todo.wait),
    ]
  }
}
