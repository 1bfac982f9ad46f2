import Dates
import Domain
import FoundationEssentials

// What an import changes in a todo that is there, and what a new one is.

extension ImportPlan {
  /// The uids of the todos about which the file says the same as when they were imported last, and which are related to no
  /// others. Nothing can come from them, and they are most of a file that is imported again, so they are not compared.
  static func unchanged(
    _ read: [ImportedTodo], _ stored: [String: Todo], by file: any TodoFileFormat
  ) -> Set<String> {
    guard file.keepsWholeItems else { return [] }
    let same = read.lazy.filter { item in
      guard let old = stored[item.uid], old.parent == nil, old.needs.isEmpty, item.parent == nil,
        item.needs.isEmpty, let foreign = item.foreign
      else { return false }
      return ForeignFields(old.extra)[file.format] == foreign
    }
    return Set(same.map(\.uid))
  }

  /// The stored todos as the format shows them.
  static func seen(
    _ todos: [Todo], others: [Todo], by file: any TodoFileFormat
  ) -> [String: ImportedTodo] {
    let text = file.write(PortableTodo.all(todos, others: others))
    let content = file.read(Array(text.utf8))
    return Dictionary(content.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
  }

  static func todo(of item: ImportedTodo, _ format: TodoFormat, _ context: FormatContext) -> Todo {
    var todo = Todo(id: 0, title: item.title, createdAt: item.instant(.created) ?? context.now)
    for (field, value) in item.values { try? field.set(value, in: &todo) }
    todo.uid = item.uid
    todo.changedAt = item.instant(.changed) ?? todo.createdAt
    if todo.isDone, todo.doneAt == nil { todo.doneAt = item.expiry ?? context.now }
    if todo.rule != nil, todo.seriesStart == nil { todo.seriesStart = item.firstDay }
    todo.extra = extra(of: item, format, nil)
    return todo
  }

  private static func extra(of item: ImportedTodo, _ format: TodoFormat, _ old: String?) -> String? {
    var fields = ForeignFields(old)
    // An object without members says that there is nothing; a file with fields only says nothing about the others.
    let kept = format.namesFields ? item.foreign ?? fields[format] : item.foreign
    let own = kept == .object([]) ? nil : kept
    if case .text(let extra)? = item.values[.extra] {
      guard let own, ForeignFields.holds(in: extra) else { return extra }
      fields = ForeignFields(extra)
      fields[format] = own
      return fields.text
    }
    fields[format] = own
    return fields.text
  }

  /// Whether the file says the same as before about what octodo has no field for.
  private static func isForeignEqual(
    _ seen: ImportedTodo?, _ item: ImportedTodo, _ format: TodoFormat
  ) -> Bool {
    guard seen?.values[.extra] == item.values[.extra] || item.unknown.contains(.extra) else { return false }
    if format.namesFields {
      guard let foreign = item.foreign else { return true }
      return JSONTree.isSame(seen?.foreign ?? .object([]), foreign)
    }
    return JSONTree.isSame(seen?.foreign, item.foreign)
  }

  /// The title without the address of the link, if the format has added that to it.
  private static func title(
    of item: ImportedTodo, _ seen: ImportedTodo?, of old: Todo, _ context: FormatContext
  ) -> TodoFieldValue? {
    guard let link = old.link, case .item(let read)? = item.values[.link],
      let seen, context.names(link, in: seen.title), !context.names(link, in: old.title)
    else { return item.values[.title] }
    return .text(context.title(item.title, without: read))
  }

  /// The tags with those that the file got since the last import, and without those that it lost.
  private static func tags(of old: Todo, from base: ImportedTodo, to item: ImportedTodo) -> TodoFieldValue? {
    func names(_ tags: [String]) -> Set<String> { Set(tags.map { $0.lowercased() }) }
    let (before, after, here) = (names(base.tags), names(item.tags), names(old.tags))
    let tags =
      old.tags.filter { after.contains($0.lowercased()) || !before.contains($0.lowercased()) }
      + item.tags.filter { !before.contains($0.lowercased()) && !here.contains($0.lowercased()) }
    guard names(tags) != here else { return TodoField.tags.value(of: old) }
    return tags.isEmpty ? nil : .words(tags.sorted())
  }

  static func changes(
    from seen: ImportedTodo?, to item: ImportedTodo, of old: Todo, since base: ImportedTodo?,
    _ compared: Set<TodoField>, _ carriesExtra: Bool, by file: any TodoFileFormat, _ context: FormatContext
  ) -> TodoChanges {
    var changes = TodoChanges()
    for field in compared where !TodoFieldValue.isSame(seen?.values[field], item.values[field]) {
      if item.unknown.contains(field) { continue }
      // A field that every todo has stays if the file does not name it.
      if item.values[field] == nil, [.title, .state, .created, .changed].contains(field) { continue }
      if item.values[field] == nil, field == .done, item.state.isFinal { continue }
      // The file did not change since the last import, but the todo did.
      if let base, TodoFieldValue.isSame(base.values[field], item.values[field]) { continue }
      let value =
        switch (field, base) {
        case (.title, _): title(of: item, seen, of: old, context)
        case (.tags, let base?): tags(of: old, from: base, to: item)
        default: item.values[field]
        }
      if value != field.value(of: old) { changes.set(field, value) }
    }
    if case .state(let state)? = changes.values[.state] {
      if state.isFinal, changes.values[.done] == nil, old.doneAt == nil {
        changes.set(.done, .instant(item.expiry ?? context.now))
      }
      if !state.isFinal { changes.set(.done, nil) }
    }
    if case .text(_)? = changes.values[.rule], let day = item.firstDay {
      changes.set(.seriesStart, .day(day))
    }
    // A file that says of which date the rule speaks moves the series with its dates.
    if let start = item.values[.seriesStart],
      [.rule, .due, .scheduled, .wait].contains(where: { changes.values[$0] != nil })
    {
      changes.set(.seriesStart, start)
    }
    if carriesExtra, !isForeignEqual(seen, item, file.format) || !changes.isEmpty {
      let extra = extra(of: item, file.format, old.extra)
      if extra != old.extra { changes.set(.extra, extra.map(TodoFieldValue.text)) }
    }
    return changes
  }
}
