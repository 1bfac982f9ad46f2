import Dates
import Domain

/// Writes one task.
struct TaskwarriorWriter {
  private let portable: PortableTodo
  private let context: FormatContext
  private var todo: Todo { portable.todo }
  private var foreign: JSONTree? { portable.foreign(.taskwarrior) }

  init(_ portable: PortableTodo, _ context: FormatContext) {
    (self.portable, self.context) = (portable, context)
  }

  var members: [JSONTree.Member] {
    let uuid = TaskwarriorFormat.uuid(portable.uid)
    var task = Members()
    task.add("uuid", uuid)
    if uuid != portable.uid { task.add("uid", portable.uid) }
    let description = foreign?["description"]?.string
    task.add("description", description.map(TaskwarriorTask.title) == todo.title ? description : todo.title)
    task.add("status", status)
    task.add("entry", TaskwarriorDate.text(todo.createdAt))
    task.add("modified", TaskwarriorDate.text(todo.changedAt))
    task.add("end", todo.isDone ? TaskwarriorDate.text(todo.doneAt ?? todo.changedAt) : nil)
    task.add("start", todo.startedAt.map(TaskwarriorDate.text))
    task.add("project", todo.project)
    task.add(
      "priority", TodoTextLine.letter(of: todo.priority).map { $0 == "A" ? "H" : $0 == "B" ? "M" : "L" })
    if !todo.tags.isEmpty { task.all.append(.init(name: "tags", value: .list(todo.tags.map { .text($0) }))) }
    task.add("due", todo.due.map { TaskwarriorDate.text($0, context) })
    task.add(
      "wait", todo.wait.map { TaskwarriorDate.text($0, context) } ?? (isPutAside ? "99991230T000000Z" : nil))
    task.add("scheduled", todo.scheduled.map { TaskwarriorDate.text($0, context) })
    addRule(to: &task)
    let old = foreign?["depends"].map(TaskwarriorTask.list) ?? []
    let needs = portable.needs(keeping: old)
    if !needs.isEmpty {
      let uuids = Set(needs.map(TaskwarriorFormat.uuid)).sorted().map(JSONTree.text)
      task.all.append(.init(name: "depends", value: .list(uuids)))
    }
    task.addAnnotations(todo.annotations)
    task.add("note", todo.note.isEmpty ? nil : todo.note)
    task.add("parent_uid", portable.parent(keeping: foreign?["parent_uid"]?.string))
    // The repetition of a task that is done was never a rule.
    task.addForeign(foreign, except: todo.state.isFinal ? [] : ["recur", "until"])
    task.setLink(todo, context)
    return task.all
  }

  private var status: String {
    switch todo.state {
    // Taskwarrior from 2.6 on tells by the date that a task waits, and refuses the status without one.
    case .open, .waiting: "pending"
    case .done: "completed"
    case .cancelled: "deleted"
    }
  }

  private var isPutAside: Bool { todo.state == .waiting && todo.wait == nil }

  /// A repeated todo is written as a task of a series whose template is not in the file. As a template it would become
  /// one task for each date that was missed.
  private func addRule(to task: inout Members) {
    guard let rule = todo.rule else {
      return task.add("until", todo.until.map { TaskwarriorDate.end($0, context) })
    }
    let (base, until) = TaskwarriorRecurrence.split(rule)
    let end = until.flatMap { Day(compact: $0) }
    let step = step(of: base)
    if let step {
      task.add("recur", step.word)
      // Where octodo writes it itself, so that two exports differ only where todos do.
      let read = foreign?["parent"]
      if read == nil || read?.string != nil {
        task.add("parent", read?.string ?? TextIdentity.uuid(of: "series \(portable.uid)"))
      }
    }
    let isWhole = step?.isExact == true && (until == nil) == (end == nil) && todo.until == nil
    if !isWhole { task.add("rrule", rule) }
    let written = foreign?["until"]
    let read = TaskwarriorDate.date(written, context)?.day(in: context.zone)
    let isSameEnd = isWhole && end != nil && read == end
    task.add(
      "until",
      isSameEnd
        ? written?.string
        : (isWhole ? end.map(DateValue.day) : todo.until).map { TaskwarriorDate.end($0, context) })
    if todo.repeatsFrom == .completion { task.add("repeat_from", todo.repeatsFrom.word) }
  }

  /// The word that repeats as a rule does: the one that was read, as long as it means the rule. Taskwarrior refuses a file in
  /// which a task of a series has none, so in a month that is shorter than the rule it is the word from another day. It is
  /// exact if it means the rule from the day that the todo has.
  private func step(of rule: String) -> (word: String, isExact: Bool)? {
    let rule = (try? RecurrenceRule(rule))?.text ?? rule
    let ends = ["2000-01-29", "2000-01-30", "2000-01-31"].map { Day(iso: $0) }
    for (index, start) in ([todo.stepStart] + ends).enumerated() {
      if let word = foreign?["recur"]?.string, TaskwarriorRecurrence.step(word)?.rule(from: start) == rule {
        return (word, index == 0)
      }
      if let step = RuleStep(rule: rule, from: start) {
        return (TaskwarriorRecurrence.word(step), index == 0)
      }
    }
    return nil
  }

  fileprivate struct Members {
    var all: [JSONTree.Member] = []

    mutating func add(_ name: String, _ text: String?) {
      if let text { all.append(JSONTree.Member(name: name, value: .text(text))) }
    }

    mutating func addAnnotations(_ annotations: [TodoAnnotation]) {
      guard !annotations.isEmpty else { return }
      let values = annotations.map { annotation in
        JSONTree.object([
          .init(name: "entry", value: .text(TaskwarriorDate.text(annotation.at))),
          .init(name: "description", value: .text(annotation.text)),
        ])
      }
      all.append(JSONTree.Member(name: "annotations", value: .list(values)))
    }

    /// A field of octodo comes before what was read.
    mutating func addForeign(_ foreign: JSONTree?, except others: [String]) {
      let names = Set(all.map(\.name) + ["depends", "parent_uid"] + others)
      all += (foreign?.members ?? []).filter { !names.contains($0.name) }
    }

    /// Replaces the address that was read, unless the attributes and the title still say the link of the todo.
    mutating func setLink(_ todo: Todo, _ context: FormatContext) {
      func isRead() -> Bool {
        let link = TaskwarriorTask.link(of: all, title: todo.title, context)
        return TodoFieldValue.isSame(link.map(TodoFieldValue.item), todo.link.map(TodoFieldValue.item))
      }
      if isRead() { return }
      all.removeAll { $0.name == TaskwarriorTask.linkName }
      if !isRead() { add(TaskwarriorTask.linkName, todo.link?.url(on: context.web) ?? "") }
    }
  }
}

extension Day {
  /// Reads `20261127`.
  init?(compact text: String) {
    guard text.count == 8 else { return nil }
    self.init(iso: "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.dropFirst(6))")
  }
}
