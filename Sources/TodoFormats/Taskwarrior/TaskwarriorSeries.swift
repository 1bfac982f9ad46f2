import Dates
import Domain

/// Makes one todo of the tasks of a series. Taskwarrior has a template and a task for each occurrence.
enum TaskwarriorSeries {
  /// Templates are dropped. The earliest open task of a series stays, and the later ones are merged into it.
  static func merge(_ read: [TaskwarriorTask], _ context: FormatContext, into content: inout TodoFileContent)
  {
    var live: [String: (date: Day, index: Int)] = [:]
    var tasks = keepingMonthEnds(read)
    for (index, task) in tasks.enumerated() where !task.todo.state.isFinal && task.status != "recurring" {
      guard let template = task.template else { continue }
      let day = task.todo.firstDay ?? .last
      if let known = live[template], known.date <= day { continue }
      live[template] = (day, index)
    }
    merge(&tasks, into: live.mapValues(\.index))
    for (index, task) in tasks.enumerated() {
      func skip(_ reason: SkippedItem.Reason) {
        content.skipped.append(SkippedItem(line: task.todo.line, reason: reason))
      }
      if task.status == "deleted" {
        skip(.deleted)
      } else if task.status == "recurring" {
        if live[task.todo.uid] == nil, let todo = next(of: task, context) {
          content.todos.append(todo)
        } else {
          skip(.template)
        }
      } else if let template = task.template, let first = live[template], first.index != index,
        !task.todo.state.isFinal
      {
        skip(.occurrence)
      } else {
        content.todos.append(task.todo)
      }
    }
  }

  /// Gives the first open task of each series what the later ones have besides their dates. What needs one of them or the
  /// template needs the first one.
  private static func merge(_ tasks: inout [TaskwarriorTask], into live: [String: Int]) {
    var first = live.mapValues { tasks[$0].todo.uid }
    for (index, task) in tasks.enumerated() where !task.todo.state.isFinal {
      guard let kept = task.template.flatMap({ live[$0] }), kept != index else { continue }
      tasks[kept].todo.take(task.todo)
      first[task.todo.uid] = tasks[kept].todo.uid
    }
    guard !first.isEmpty else { return }
    for index in tasks.indices {
      let needs = tasks[index].todo.needs.map { first[$0] ?? $0 }
      tasks[index].todo.needs = []
      tasks[index].todo.addNeeds(needs)
    }
  }

  /// The tasks with the rules of their templates, because the first day of a series says to which day of a month it keeps.
  private static func keepingMonthEnds(_ tasks: [TaskwarriorTask]) -> [TaskwarriorTask] {
    let templates = tasks.filter { $0.status == "recurring" }
    let starts = Dictionary(
      templates.map { ($0.todo.uid, $0.todo.stepStart) }, uniquingKeysWith: { first, _ in first })
    return tasks.map { task in
      guard let step = task.step, let start = task.template.flatMap({ starts[$0] }) ?? nil else {
        return task
      }
      var task = task
      task.todo.setRule(step, from: start)
      return task
    }
  }

  /// The occurrence that taskwarrior would make next; nil after the last one. So a series of which no task is open goes
  /// on.
  private static func next(of template: TaskwarriorTask, _ context: FormatContext) -> ImportedTodo? {
    var todo = template.todo
    guard let text = todo.text(.rule), let rule = try? RecurrenceRule(text), rule.isUnderstood,
      let start = todo.firstDate
    else {
      return todo
    }
    var days = rule.occurrences(from: start)
    var next = days.next()
    for _ in 0..<template.made { next = days.next() }
    guard let next else { return nil }
    for field in [TodoField.due, .wait, .scheduled] {
      todo.set(field, todo.date(field).map { $0.moved(days: next.number - start.ownDay.number, context) })
    }
    return todo
  }
}

extension ImportedTodo {
  /// Adds the tags, the annotations and the needs of another todo, and its fields that this one does not have.
  fileprivate mutating func take(_ other: ImportedTodo) {
    setTags(tags + other.tags)
    addNeeds(other.needs)
    let known = Set(annotations)
    let all = annotations + other.annotations.filter { !known.contains($0) }
    values[.annotations] = all.isEmpty ? nil : .annotations(all.sorted { $0.at < $1.at })
    for field in [TodoField.note, .project, .priority, .link, .started] where values[field] == nil {
      values[field] = other.values[field]
    }
  }

  private var annotations: [TodoAnnotation] {
    if case .annotations(let all)? = values[.annotations] { all } else { [] }
  }

  /// The date from which a rule counts.
  var firstDate: DateValue? { [TodoField.due, .scheduled, .wait].lazy.compactMap { date($0) }.first }

  /// Its day where it was meant.
  var firstDay: Day? { firstDate?.ownDay }

  /// The day that a step of months keeps to; nil if it counts from the day on which the todo is done.
  var stepStart: Day? { repeatsFrom == .schedule ? firstDay : nil }
}

extension Todo {
  /// See `ImportedTodo.stepStart`.
  var stepStart: Day? { repeatsFrom == .schedule ? (due ?? scheduled ?? wait)?.ownDay : nil }
}

extension DateValue {
  /// The same time of the day, days later.
  func moved(days: Int, _ context: FormatContext) -> DateValue {
    switch self {
    case .day(.someday): self
    case .day(let day): .day(day.adding(days: days))
    case .moment(let moment): .moment(moment.moved(to: moment.wallTime.day.adding(days: days)))
    }
  }
}
