import Domain

/// iCalendar: a VTODO for each todo. Source: RFC 5545, and RFC 9253 for relations.
///
/// What was read is kept, and only the lines of which the meaning changed are replaced when it is written again.
struct CalendarFormat: TodoFileFormat {
  let context: FormatContext

  init(_ context: FormatContext) {
    self.context = context
  }

  var format: TodoFormat { .ics }

  var carriedFields: Set<TodoField> {
    [
      .title, .note, .state, .priority, .project, .tags, .due, .wait, .scheduled, .until, .rule, .repeatsFrom,
      .parent,
      .needs, .link, .annotations, .started, .created, .done, .extra,
    ]
  }

  func read(_ file: [UInt8], step: (_ share: Double) throws -> Void) rethrows -> TodoFileContent {
    let reader = try CalendarReader(file) { try step($0 / 2) }
    var content = TodoFileContent()
    content.unreadable = reader.unreadable
    var names = LineIdentities()
    var parents: [String: String] = [:]
    if reader.components.isEmpty, reader.unreadable.isEmpty, !file.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      content.unreadable.append(UnreadableItem(1, "There is no BEGIN:VCALENDAR: is this an iCalendar file?"))
    }
    let objects = reader.components.flatMap(CalendarObject.all)
    for (index, object) in objects.enumerated() {
      try step((1 + Double(index) / Double(objects.count)) / 2)
      guard let todo = CalendarTodo(object, context) else { continue }
      content.skipped += todo.duplicates.map { SkippedItem(line: $0.line, reason: .duplicate) }
      if let fault = todo.fault {
        content.unreadable.append(UnreadableItem(todo.main.line, fault.reason))
        continue
      }
      guard let values = todo.values(&names) else {
        content.unreadable.append(UnreadableItem(todo.main.line, "The VTODO has no SUMMARY."))
        continue
      }
      content.todos.append(values)
      for child in todo.children where child != values.uid { parents[child] = parents[child] ?? values.uid }
    }
    for (index, todo) in content.todos.enumerated() where todo.parent == nil {
      content.todos[index].parent = parents[todo.uid]
    }
    content.unreadable.sort { $0.line < $1.line }
    return content
  }

  func imported(_ todo: Todo) -> ImportedTodo? {
    guard let object = ForeignFields(todo.extra)[.ics]?.string.flatMap({ CalendarObject($0) }) else {
      return nil
    }
    var names = LineIdentities()
    return CalendarTodo(object, context)?.values(&names)
  }

  func write(_ todos: [PortableTodo]) -> String {
    let writers = todos.map { CalendarWriter($0, context) }
    let pairs = zip(todos, writers).flatMap { todo, writer in writer.children.map { ($0, todo.uid) } }
    let parents = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    let objects = zip(todos, writers).map { todo, writer in writer.object(namingParent: parents[todo.uid]) }
    guard objects.count != 1 else { return objects[0].calendar.text }
    return calendar(of: objects).text
  }

  /// One calendar with several todos. It has the lines of the calendar from which all of them come, and each zone once.
  private func calendar(of objects: [CalendarObject]) -> CalendarComponent {
    var calendar = CalendarWriter.calendar(context)
    if let lines = objects.first?.calendar.lines, objects.allSatisfy({ $0.calendar.lines == lines }) {
      calendar.nodes = lines.map(CalendarComponent.Node.line)
    }
    var zones: Set<String> = []
    for component in objects.flatMap(\.calendar.components) {
      if component.name == "VTIMEZONE", !zones.insert(component["TZID"]?.value ?? "").inserted { continue }
      calendar.nodes.append(.component(component))
    }
    return calendar
  }
}
