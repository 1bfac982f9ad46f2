import Dates
import Domain
import FoundationEssentials

extension CalendarWriter {
  func states(_ values: ImportedTodo?) -> [Edit] {
    let isFinalSame =
      !wasDone && values.map { $0.state.isFinal ? $0.state == todo.state : !todo.isDone } ?? false
    let isSame = isFinalSame && (values?.instant(.started) != nil) == (todo.startedAt != nil)
    let done = values?.instant(.done)
    let isDoneSame =
      isSame && (done == nil || done.map(CalendarDate.utc) == todo.doneAt.map(CalendarDate.utc))
    let status =
      switch todo.state {
      case .done: "COMPLETED"
      case .cancelled: "CANCELLED"
      case .open, .waiting: todo.startedAt == nil ? "NEEDS-ACTION" : "IN-PROCESS"
      }
    let isDone = todo.state == .done
    let own = Self.ownState(todo.state, todo.wait, todo.rule)
    return [
      Edit(name: "STATUS", isSame: isSame, lines: [ContentLine("STATUS", [], status)]),
      Edit(
        name: "COMPLETED", isSame: isDoneSame,
        lines: todo.doneAt.map {
          isDone || todo.state == .cancelled ? [ContentLine("COMPLETED", [], CalendarDate.utc($0))] : []
        } ?? []),
      Edit(
        name: "PERCENT-COMPLETE", isSame: isFinalSame,
        lines: isDone ? [ContentLine("PERCENT-COMPLETE", [], "100")] : []),
      Edit(
        name: "X-OCTODO-STARTED",
        isSame: values?.instant(.started).map(CalendarDate.utc) == todo.startedAt.map(CalendarDate.utc),
        lines: todo.startedAt.map { [ContentLine("X-OCTODO-STARTED", [], CalendarDate.utc($0))] } ?? []),
      Edit(
        name: "X-OCTODO-STATE",
        isSame: own == values.flatMap { Self.ownState($0.state, $0.date(.wait), $0.text(.rule)) },
        lines: own.map { [ContentLine("X-OCTODO-STATE", [], $0)] } ?? []),
    ]
  }

  /// What STATUS does not say: that a todo is put aside, or that a series is done and not only its occurrence.
  private static func ownState(_ state: TodoState, _ wait: DateValue?, _ rule: String?) -> String? {
    switch state {
    case .waiting: wait == nil ? "WAITING" : nil
    case .done: rule == nil ? nil : "DONE"
    case .open, .cancelled: nil
    }
  }

  static func canonical(_ rule: String?) -> String? { rule.map { (try? RecurrenceRule($0))?.text ?? $0 } }

  func rules(_ values: ImportedTodo?, _ component: CalendarComponent) -> [Edit] {
    let old = hasMovedOn ? component["RRULE"]?.value : values?.text(.rule)
    let isSame = Self.canonical(todo.rule) == Self.canonical(old)
    return [
      Edit(name: "RRULE", isSame: isSame, lines: todo.rule.map { [ContentLine("RRULE", [], $0)] } ?? []),
      // They are a part of the rule as it was read.
      Edit(name: "RDATE", isSame: isSame, lines: []),
      Edit(
        name: "X-OCTODO-REPEAT",
        isSame: (todo.rule != nil && todo.repeatsFrom == .completion) == (values?.repeatsFrom == .completion),
        lines: todo.rule != nil && todo.repeatsFrom == .completion
          ? [ContentLine("X-OCTODO-REPEAT", [], "COMPLETION")] : []),
    ]
  }
}
