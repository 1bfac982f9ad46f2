/// What iCalendar has about one todo: a calendar with the todo, its changed occurrences and the zones that they need.
struct CalendarObject {
  var calendar: CalendarComponent

  init(_ calendar: CalendarComponent) {
    self.calendar = calendar
  }

  /// Reads an object that was kept.
  init?(_ text: String) {
    guard let calendar = CalendarReader(Array(text.utf8)).components.first else { return nil }
    self.calendar = calendar
  }

  var todos: [CalendarComponent] { calendar.components.filter { $0.name == "VTODO" } }

  /// The todo itself; the others are occurrences of it that were changed.
  var main: CalendarComponent? { todos.first { $0["RECURRENCE-ID"] == nil } ?? todos.first }

  var occurrences: [CalendarComponent] { todos.filter { $0 != main } }

  func zone(_ name: String) -> CalendarComponent? {
    calendar.components.first { $0.name == "VTIMEZONE" && $0["TZID"]?.value == name }
  }

  mutating func replaceMain(by new: CalendarComponent) {
    guard let main, let index = calendar.nodes.firstIndex(of: .component(main)) else { return }
    calendar.nodes[index] = .component(new)
  }

  /// The objects of a calendar, one for each uid. What belongs to no todo goes with the one before it.
  static func all(in calendar: CalendarComponent) -> [CalendarObject] {
    guard calendar.name != "VTODO" else {
      var whole = CalendarComponent("VCALENDAR", line: calendar.line)
      whole.nodes = [.line(ContentLine("VERSION", [], "2.0")), .component(calendar)]
      return [CalendarObject(whole)]
    }
    var uids: [String] = []
    var todos: [String: [CalendarComponent]] = [:]
    for todo in calendar.components where todo.name == "VTODO" {
      // A todo without a uid is one of its own.
      let uid = todo["UID"]?.value ?? "\(todo.line)"
      if todos[uid] == nil { uids.append(uid) }
      todos[uid, default: []].append(todo)
    }
    guard uids.count > 1 else { return uids.isEmpty ? [] : [CalendarObject(calendar)] }
    let used = todos.mapValues { own in Set(own.flatMap(\.zones)) }
    let allUsed = used.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    return uids.enumerated().map { index, uid in
      var part = calendar
      var isBehind = index == 0
      part.nodes = calendar.nodes.filter { node in
        guard case .component(let component) = node else { return true }
        switch component.name {
        case "VTODO":
          isBehind = (component["UID"]?.value ?? "\(component.line)") == uid
          return isBehind
        case "VTIMEZONE":
          let name = component["TZID"]?.value ?? ""
          return used[uid]?.contains(name) == true || index == 0 && !allUsed.contains(name)
        default: return isBehind
        }
      }
      return CalendarObject(part)
    }
  }
}

extension CalendarComponent {
  /// The zones of its dates.
  fileprivate var zones: [String] { lines.compactMap { $0.parameter("TZID") } + components.flatMap(\.zones) }
}
