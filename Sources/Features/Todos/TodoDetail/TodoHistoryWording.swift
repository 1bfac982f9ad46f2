import Domain
import Screens
import Texts

/// The changes of a todo in words.
struct TodoHistoryWording {
  private let words: TodoDetailTexts
  private let fields: TodoWording

  init(_ words: TodoDetailTexts, _ fields: TodoWording) {
    (self.words, self.fields) = (words, fields)
  }

  /// What one command did to the todo.
  func sentence(_ entry: TodoHistoryEntry) -> String {
    guard entry.before != nil else { return entry.change == .imported ? words.wasImported : words.wasAdded }
    guard let after = entry.after else { return words.wasDeleted }
    var parts: [String] = []
    var changed = entry.changedFields
    switch entry.change {
    case .done:
      parts.append(words.wasDone)
      changed.removeAll { $0 == .state || $0 == .seriesStart }
    case .cancelled, .skipped:
      parts.append(entry.change == .skipped ? words.wasSkipped : words.wasCancelled)
      changed.removeAll { $0 == .state || $0 == .seriesStart }
    case .reopened:
      parts.append(words.wasReopened)
      changed.removeAll { $0 == .state }
    case .moved: return words.wasMoved
    case .imported: parts.append(words.wasImported)
    case .added, .edited, .deleted: break
    }
    // The sentence about the rule says both.
    if changed.contains(.rule) { changed.removeAll { $0 == .repeatsFrom || $0 == .seriesStart } }
    if entry.before?.startedAt == nil, after.startedAt != nil { parts.append(words.wasStarted) }
    if entry.change == .edited, entry.before?.startedAt != nil, after.startedAt == nil {
      parts.append(words.wasStopped)
    }
    parts += changed.map { text(of: $0, after, before: entry.before) }
    return parts.isEmpty ? words.wasChanged : parts.joined(separator: " · ")
  }

  private func text(of field: TodoField, _ todo: Todo, before: Todo?) -> String {
    switch field {
    case .title: return fields.text(of: field, .text(todo.drawn(todo.title)))
    case .note: return words.noteChanged
    case .rule: return todo.rule.map { fields.repeats($0, todo.repeatsFrom) } ?? fields.without(.rule)
    case .repeatsFrom: return fields.value(.origin(todo.repeatsFrom), of: field)
    case .annotations:
      guard let last = todo.annotations.last, before?.annotations.contains(last) == false else {
        return words.annotationsChanged
      }
      return words.annotated(text: last.text)
    case .tags:
      let old = before?.tags ?? []
      let added = todo.tags.filter { !old.contains($0) }.map { "+\($0)" }
      let removed = old.filter { !todo.tags.contains($0) }.map { fields.withoutTag($0) }
      return (added + removed).joined(separator: " ")
    default: return field.value(of: todo).map { fields.text(of: field, $0) } ?? fields.without(field)
    }
  }
}
