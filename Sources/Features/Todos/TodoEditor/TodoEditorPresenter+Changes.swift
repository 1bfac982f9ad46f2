import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage

/// What a save changes, and what another octodo changed meanwhile.
extension TodoEditorPresenter {
  /// The title if its words are read: not the one that the todo has, and not one with control characters, which a paste can
  /// have and no word of quick-add has. Screens show them harmlessly.
  var readTitle: String? {
    isTitleTyped && !title.text.hasControls ? title.text : nil
  }

  private var isTitleTyped: Bool { target.isNew || title.text != originalTitle }

  /// Title, note and link are among the changes only if they were changed here, so that a long note, of which only a part is
  /// read, stays whole.
  /// - Throws: `TodoLineFault`, `AppError.emptyTitle`.
  func changes(_ fields: [TypedField], by reading: TodoLineReading) throws -> TodoChanges {
    var changes = try reading.changes(readTitle, fields)
    let read = changes.values[.title].flatMap { if case .text(let title) = $0 { title } else { nil } }
    guard readTitle == nil || read != nil else { throw AppError.emptyTitle }
    changes.remove(.title)
    if isTitleTyped {
      let typed = try TodoDraft(title: read ?? title.text).title
      if target.isNew || typed != original.title { changes.set(.title, .text(typed)) }
    }
    try addNote(to: &changes)
    addLink(to: &changes, read, reading)
    return changes
  }

  private func addNote(to changes: inout TodoChanges) throws {
    let isTyped = target.isNew ? !note.isEmpty : note.text != original.note
    guard isTyped else { return }
    guard !changes.sets(.note) else {
      throw TodoLineFault(sentence: texts.reason(of: .twice(.note)), field: .note)
    }
    changes.set(.note, note.text.looksEmpty ? nil : .text(note.text))
  }

  /// - Parameter title: the title that was read; nil if none was.
  private func addLink(to changes: inout TodoChanges, _ title: String?, _ reading: TodoLineReading) {
    guard let link else { return }
    // The first address in a title is the link only of a todo without one of its own.
    let mentioned = title.flatMap { reading.reader.link(inTitle: $0) }.map(TodoFieldValue.item)
    if changes.values[.link] == mentioned, !changes.cleared.contains(.link) { changes.remove(.link) }
    if target.isNew, !changes.sets(.link) { changes.set(.link, .item(link)) }
  }

  /// The fields that were changed here and, since they were seen, elsewhere; long texts last. Tags are none: both changes
  /// hold.
  /// - Parameters:
  ///   - seen: the todo as it was when the edit began.
  ///   - current: the todo as it is now.
  func conflicts(of changes: TodoChanges, _ seen: Todo, _ current: Todo) -> [TodoField] {
    let now = texts(of: current)
    let typed = TypedField.fields.filter { $0 != .tags && now[$0.name] ?? "" != seenFields[$0.name] ?? "" }
    let others = [TodoField.link, .title, .note].filter { $0.value(of: current) != $0.value(of: seen) }
    return (typed + others).filter(changes.sets)
  }

  /// What fields of the todo are now, in sentences.
  func sentences(of fields: [TodoField], in theirs: Todo) -> String {
    let now = texts(of: theirs)
    let sentences = fields.map { field in
      switch field {
      case .title: words.titleIsNow(title: theirs.title)
      case .note where theirs.note.isEmpty: words.noteIsGone(title: theirs.title)
      case .note: words.noteIsNow(title: theirs.title, note: theirs.note)
      case .link:
        words.linkIsNow(title: theirs.title, url: theirs.link?.url(on: environment.web) ?? words.none)
      default:
        words.fieldIsNow(title: theirs.title, field: label(of: field), value: now[field.name] ?? words.none)
      }
    }
    return sentences.joined(separator: "\n")
  }

  func label(of field: TodoField) -> String {
    TodoEditorField.index(of: field).map { fields[$0].label(texts).trimmingWhitespace } ?? field.name
  }
}

extension String {
  fileprivate var hasControls: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension TodoEditorTarget {
  var isNew: Bool { if case .new = self { true } else { false } }
}

extension TodoChanges {
  fileprivate func sets(_ field: TodoField) -> Bool { values[field] != nil || cleared.contains(field) }

  /// Whether `TodoRepository.update` can make them.
  var changeOnlyText: Bool {
    addedTags.isEmpty && removedTags.isEmpty
      && cleared.union(values.keys).isSubset(of: [.title, .note, .link])
  }
}
