/// What iCalendar has about one todo: a calendar with the todo, its changed occurrences and the zones that they need.
struct CalendarObject {
  var calendar: CalendarComponent

  init(_ calendar: CalendarComponent) {
    self.calendar = calendar
  }

  /// Reads an object that was kept.
  init?(_ text: String) {
    guard let calendar = CalendarReader(Array(text.utf8), step: { _ in }).components.first else { return nil }
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
    var parts: [Part] = []
    var indices: [String: Int] = [:]
    var before: [CalendarComponent.Node] = []
    var zones: [String: CalendarComponent] = [:]
    for component in calendar.components {
      if component.name == "VTIMEZONE" {
        zones[component["TZID"]?.value ?? ""] = component
      } else if component.name == "VTODO" {
        // A todo without a uid is one of its own.
        let uid = component["UID"]?.value ?? "\(component.line)"
        let index = indices[uid] ?? parts.count
        indices[uid] = index
        if index == parts.count { parts.append(Part()) }
        parts[index].add(component)
      } else if parts.isEmpty {
        before.append(.component(component))
      } else {
        parts[parts.count - 1].nodes.append(.component(component))
      }
    }
    guard parts.count > 1 else { return parts.isEmpty ? [] : [CalendarObject(calendar)] }
    parts[0].nodes.insert(contentsOf: before, at: 0)
    let used = parts.reduce(into: Set<String>()) { $0.formUnion($1.zones) }
    parts[0].zones.formUnion(zones.keys.filter { !used.contains($0) })
    let lines = calendar.lines.map(CalendarComponent.Node.line)
    return parts.map { part in
      var own = calendar
      let rules = part.zones.sorted().compactMap { zones[$0] }
      own.nodes = lines + rules.map(CalendarComponent.Node.component) + part.nodes
      return CalendarObject(own)
    }
  }

  /// The components of one todo.
  private struct Part {
    var nodes: [CalendarComponent.Node] = []
    var zones: Set<String> = []

    mutating func add(_ component: CalendarComponent) {
      nodes.append(.component(component))
      zones.formUnion(component.zones)
    }
  }
}

extension CalendarComponent {
  /// The zones of its dates.
  fileprivate var zones: [String] { lines.compactMap { $0.parameter("TZID") } + components.flatMap(\.zones) }
}
