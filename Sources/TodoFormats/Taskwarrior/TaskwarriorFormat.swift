import Domain

/// The JSON of taskwarrior's export and import commands. Source: taskwarrior.org/docs/design/task, version 2.6.
///
/// Its attributes of other programs are kept and written again. What it has no attribute for are attributes of octodo:
/// note, parent_uid, rrule, repeat_from and uid.
struct TaskwarriorFormat: TodoFileFormat {
  let context: FormatContext

  init(_ context: FormatContext) {
    self.context = context
  }

  var format: TodoFormat { .taskwarrior }

  var carriedFields: Set<TodoField> {
    [
      .title, .note, .state, .priority, .project, .tags, .due, .wait, .scheduled, .until, .rule, .repeatsFrom,
      .parent,
      .needs, .link, .annotations, .started, .created, .done, .extra,
    ]
  }

  /// An array, or an object on each line as older versions write them.
  func read(_ file: [UInt8], step: (_ share: Double) throws -> Void) rethrows -> TodoFileContent {
    var content = TodoFileContent()
    var tasks: [TaskwarriorTask] = []
    var identities = LineIdentities()
    let objects = try content.objects(of: file) { try step($0 / 2) }
    for (index, item) in objects.enumerated() {
      try step((1 + Double(index) / Double(objects.count)) / 2)
      do throws(FieldFault) {
        tasks.append(try TaskwarriorTask(item.object, line: item.line, context, &identities))
      } catch {
        content.unreadable.append(UnreadableItem(item.line, number: item.number, error.reason))
      }
    }
    content.unreadable.sort { ($0.line, $0.number ?? 0) < ($1.line, $1.number ?? 0) }
    // Tasks name each other by their UUIDs, which are not those of octodo if that has another name.
    let names = Dictionary(
      tasks.map { (TaskwarriorFormat.uuid($0.todo.uid), $0.todo.uid) },
      uniquingKeysWith: { first, _ in first })
    for index in tasks.indices { tasks[index].todo.needs = tasks[index].todo.needs.map { names[$0] ?? $0 } }
    TaskwarriorSeries.merge(tasks, context, into: &content)
    return content
  }

  func write(_ todos: [PortableTodo]) -> String {
    let tasks = todos.map { JSONTree.object(TaskwarriorWriter($0, context).members).text }
    return tasks.isEmpty ? "[\n]\n" : "[\n\(tasks.joined(separator: ",\n"))\n]\n"
  }

  /// Taskwarrior only takes UUIDs as names. Another name gets one that follows from it.
  static func uuid(_ uid: String) -> String { TextIdentity.isUUID(uid) ? uid : TextIdentity.uuid(of: uid) }
}
