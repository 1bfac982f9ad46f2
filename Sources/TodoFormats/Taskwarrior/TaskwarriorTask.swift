import Dates
import Domain
import FoundationEssentials

/// One task of an export.
struct TaskwarriorTask {
  var todo: ImportedTodo
  let status: String
  /// The template that made it; nil if none did.
  let template: String?
  /// How many tasks a template made.
  let made: Int
  /// Its repetition if that has no days of its own.
  let step: RuleStep?

  /// The attributes that the fields of a todo hold. Those that change by themselves are left out.
  static let owned: Set<String> = [
    "id", "uuid", "urgency", "description", "status", "entry", "modified", "end", "start", "project",
    "priority", "tags",
    "due", "wait", "scheduled", "until", "recur", "depends", "annotations", "note", "parent_uid", "rrule",
    "repeat_from",
    "uid",
  ]

  private static let statuses = ["pending", "waiting", "completed", "deleted", "recurring"]
  private static let dates = ["due", "wait", "scheduled", "until", "entry", "modified", "start", "end"]

  /// - Throws: `FieldFault` without a description, or for a status or a date that cannot be read.
  init(
    _ task: JSONTree, line: Int, _ context: FormatContext, _ names: inout LineIdentities
  ) throws(FieldFault) {
    let description = task["description"]?.string ?? ""
    let title = Self.title(description)
    guard !title.looksEmpty else { throw FieldFault(reason: "The task has no description.") }
    try Self.check(task)
    let uuid = task["uuid"]?.string?.lowercased()
    var todo = ImportedTodo(uid: task["uid"]?.string ?? uuid ?? names.next(task.text), line: line)
    status = task["status"]?.string ?? "pending"
    template = task["parent"]?.string?.lowercased()
    made = task["mask"]?.string?.count ?? 0
    todo.set(.title, title)
    todo.set(.note, task["note"]?.string)
    todo.setNames(project: task["project"]?.string, tags: Self.list(task["tags"]))
    let levels = ["H": 1, "M": 5, "L": 9]
    let priority = task["priority"]?.string ?? ""
    todo.setPriority(levels[priority] ?? 0)
    for (field, name) in [(TodoField.due, "due"), (.scheduled, "scheduled")] {
      todo.set(field, TaskwarriorDate.date(task[name], context))
    }
    todo.set(.until, TaskwarriorDate.last(task["until"], context))
    todo.parent = task["parent_uid"]?.string
    todo.needs = Self.list(task["depends"]).map { $0.lowercased() }
    todo.set(.created, TaskwarriorDate.instant(task["entry"]))
    todo.set(.changed, TaskwarriorDate.instant(task["modified"]))
    todo.set(.started, TaskwarriorDate.instant(task["start"]))
    todo.set(.done, TaskwarriorDate.instant(task["end"]))
    if todo.instant(.created) == nil { todo.unknown.insert(.created) }
    todo.setAnnotations(of: task)
    todo.setWait(of: task, context)
    todo.setState(of: status, context)
    let hasRule: Bool
    (hasRule, step) = try todo.setRule(of: task, context)
    todo.values[.link] = Self.link(of: task.members, title: title, context).map(TodoFieldValue.item)
    let written = step.map { Self.written($0, task, context) } ?? [:]
    let foreign = task.members.filter {
      !Self.owned.contains($0.name) || ["depends", "parent_uid"].contains($0.name)
        || $0.name == "description" && title != description || $0.name == "recur" && !hasRule
        || $0.name == "priority" && levels[priority] == nil
        || written[$0.name].map { [value = $0.value.string] in $0 != value } ?? false
    }
    todo.foreign = foreign.isEmpty ? nil : .object(foreign)
    self.todo = todo
  }

  /// The repetition and its end as octodo writes them. Others that mean the same are kept.
  private static func written(
    _ step: RuleStep, _ task: JSONTree, _ context: FormatContext
  ) -> [String: String] {
    let end = TaskwarriorDate.date(task["until"], context).map { $0.day(in: context.zone) }
    return [
      "recur": TaskwarriorRecurrence.word(step),
      "until": end.map { TaskwarriorDate.end(.day($0), context) } ?? "",
    ]
  }

  /// The title of a description, of which the writing is kept.
  static func title(_ description: String) -> String {
    description.singleBlanked
  }

  /// The attribute in which octodo writes the address of a link, as bugwarrior does.
  static let linkName = "githuburl"

  /// Programs that get tasks from GitHub keep the address in an attribute. An empty one of octodo says that there is no link,
  /// although others or the title name one.
  static func link(of members: [JSONTree.Member], title: String, _ context: FormatContext) -> Item? {
    let own = members.first { $0.name == linkName }?.value.string
    if let own, own.isEmpty { return nil }
    let others = members.filter { $0.name.lowercased().hasSuffix("url") }.compactMap(\.value.string)
    return ([own].compactMap(\.self) + others).lazy.compactMap(context.link(page:)).first
      ?? context.link(in: title)
  }

  private static func check(_ task: JSONTree) throws(FieldFault) {
    if let status = task["status"], status != .null, !statuses.contains(status.string ?? "") {
      throw FieldFault(
        reason: "The status \(status.text) is unknown: it is one of \(statuses.joined(separator: ", ")).")
    }
    for name in dates {
      guard let value = task[name], value != .null, value != .text(""), TaskwarriorDate.instant(value) == nil
      else { continue }
      throw FieldFault(reason: "The value of \(name) cannot be read: it is a time such as 20261127T160000Z.")
    }
    guard case .list(let annotations)? = task["annotations"] else { return }
    for annotation in annotations
    where annotation["description"]?.string == nil || TaskwarriorDate.instant(annotation["entry"]) == nil {
      throw FieldFault(
        reason: "An annotation cannot be read: it has a description, and an entry such as 20261127T160000Z.")
    }
  }

  /// An array, or a text with commas as older versions write it.
  static func list(_ value: JSONTree?) -> [String] {
    switch value {
    case .list(let values): values.compactMap(\.string)
    case .text(let text): text.split(separator: ",").map { String($0) }
    default: []
    }
  }
}

extension ImportedTodo {
  fileprivate mutating func setAnnotations(of task: JSONTree) {
    guard case .list(let all)? = task["annotations"] else { return }
    let annotations = all.compactMap { annotation -> TodoAnnotation? in
      guard let text = annotation["description"]?.string,
        let at = TaskwarriorDate.instant(annotation["entry"])
      else {
        return nil
      }
      return TodoAnnotation(at: at, text: text)
    }
    values[.annotations] = annotations.isEmpty ? nil : .annotations(annotations.sorted { $0.at < $1.at })
  }

  fileprivate mutating func setWait(of task: JSONTree, _ context: FormatContext) {
    set(.wait, TaskwarriorDate.date(task["wait"], context))
  }

  fileprivate mutating func setState(of status: String, _ context: FormatContext) {
    let state: TodoState = status == "completed" ? .done : status == "deleted" ? .cancelled : .open
    setState(state, isPutAside: false, context)
    if !self.state.isFinal { set(.done, Date?.none) }
  }

  /// The date at which a repeated task ends is that of its rule.
  /// - Returns: whether there is a rule, and its step if it has no days of its own.
  /// - Throws: `FieldFault` for a repetition that no rule stands for.
  fileprivate mutating func setRule(
    of task: JSONTree, _ context: FormatContext
  ) throws(FieldFault) -> (Bool, RuleStep?) {
    let origin = task["repeat_from"]?.string.flatMap { RepeatOrigin(rawValue: $0) } ?? .schedule
    if let rule = task["rrule"]?.string.flatMap({ try? RecurrenceRule($0) }) {
      setRule(rule.text, from: origin)
      return (true, nil)
    }
    // A todo that is done does not go on.
    guard let word = task["recur"]?.string, !word.looksEmpty, !state.isFinal else { return (false, nil) }
    guard let step = TaskwarriorRecurrence.step(word) else {
      throw FieldFault(
        reason: "The value of recur cannot be read: it is a repetition such as weekly, 10d or P1M.")
    }
    let end = TaskwarriorDate.date(task["until"], context).map {
      ";UNTIL=\($0.day(in: context.zone).description.filter { $0 != "-" })"
    }
    set(.until, DateValue?.none)
    setRule(step.rule(from: nil) + (end ?? ""), from: origin)
    setRule(step, from: stepStart)
    return (true, step)
  }

  /// Sets the days of a rule that ends when the present one does.
  mutating func setRule(_ step: RuleStep, from first: Day?) {
    let end = text(.rule).flatMap { TaskwarriorRecurrence.split($0).until }.map { ";UNTIL=\($0)" } ?? ""
    let rule = step.rule(from: first) + end
    setRule((try? RecurrenceRule(rule))?.text ?? rule, from: repeatsFrom)
  }
}
