import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage
import UseCases

extension TodoEditorPresenter {
  func save() {
    // Without the relations, whose words are looked up when they are saved. What cannot be read is said then.
    let fields = typedFields.filter { ![.parent, .needs].contains($0.field) }
    environment.confirmStart(of: (try? reading.changes(readTitle, fields)) ?? TodoChanges()) { [self] in
      saveChanges()
    }
  }

  private func saveChanges() {
    runSave { [self] in
      do {
        switch try await store() {
        case .saved(let todo): finish(todo, of: target)
        case .changedMeanwhile(let theirs): askToReplace(theirs)
        }
      } catch {
        report(error)
      }
    }
  }

  /// The title if its words are read: not the one that the todo has, and not one with control characters, which a paste can
  /// have and no word of quick-add has. Screens show them harmlessly.
  private var readTitle: String? {
    let isTyped = target.isNew || title.text != originalTitle
    return isTyped && !title.text.hasControls ? title.text : nil
  }

  private func store() async throws -> TodoUpdate {
    // Also for its error if there is no title.
    let text = try TodoDraft(title: title.text, note: note.text, link: link)
    var fields: [TypedField] = []
    for field in typedFields {
      fields.append([.parent, .needs].contains(field.field) ? try await resolved(field) : field)
    }
    let todos = environment.todoRepository
    switch target {
    case .new:
      let (draft, changes) = try read(reading, text, fields)
      return .saved(try await changes.isEmpty ? todos.add(draft) : todos.add(changes.with(draft)))
    case .existing(let original):
      let title = title.text == originalTitle ? self.original.title : text.title
      let text = try TodoDraft(title: title, note: text.note, link: link)
      let (draft, changes) = try read(reading, text, fields)
      guard !changes.isEmpty else { return try await todos.update(original, to: draft) }
      guard let current = try await todos.todos(ids: [original.id]).first else { throw AppError.todoGone }
      guard current.hasSameText(as: original), changedMeanwhile(current).isEmpty else {
        return .changedMeanwhile(current)
      }
      // By the todo as it is now: a repetition counts from its dates.
      let (_, now) = try read(TodoLineReading(for: .todos([current]), environment), text, fields)
      _ = try await todos.apply(now.with(draft), to: [original.id], label: words.editTodo)
      guard let saved = try await todos.todos(ids: [original.id]).first else { throw AppError.todoGone }
      return .saved(saved)
    }
  }

  /// The text and the changes of other fields, which the title may have, too.
  /// - Parameter text: what is saved of a title that is not read.
  /// - Throws: `TodoLineFault`, `AppError.emptyTitle`.
  private func read(
    _ reading: TodoLineReading, _ text: TodoDraft, _ fields: [TypedField]
  ) throws -> (draft: TodoDraft, others: TodoChanges) {
    var changes = try reading.changes(readTitle, fields)
    let title = changes.values[.title].flatMap { if case .text(let title) = $0 { title } else { nil } }
    guard readTitle == nil || title != nil else { throw AppError.emptyTitle }
    let link = changes.values[.link].flatMap { if case .item(let item) = $0 { item } else { nil } }
    changes.remove(.title)
    changes.remove(.link)
    return (try TodoDraft(title: title ?? text.title, note: text.note, link: text.link ?? link), changes)
  }

  /// The fields that were changed here and, since they were seen, elsewhere. Tags are none: both changes hold.
  private func changedMeanwhile(_ current: Todo) -> [TodoField] {
    let now = texts(of: current)
    return changedFields.map(\.field).filter {
      $0 != .tags && now[$0.name] ?? "" != seenFields[$0.name] ?? ""
    }
  }

  private func finish(_ todo: Todo, of target: TodoEditorTarget) {
    discard()
    draft.now()
    let title = environment.title(of: [todo])
    switch target {
    // `u` undoes it on the screen where the user pressed `T`, as it does for `t`.
    case .new where todo.link != nil:
      environment.addTodos.didAdd([todo.id])
      environment.notices.say(texts.repoTodos.added(title: title))
    case .new: environment.notices.say(words.savedNew(title: title))
    case .existing: environment.notices.say(words.saved(title: title))
    }
    guard !isClosed else { return }
    router.back(inTab: tab, answering: .todo(id: todo.id))
  }

  /// Changes saved since by another editor, here or in another octodo, are replaced only after the user has seen them.
  private func askToReplace(_ theirs: Todo) {
    // In another tab it would be unclear which todo is meant; saving again asks then.
    guard !isClosed, router.currentTab == tab else {
      let title = environment.title(of: [theirs])
      return report(words.changedMeanwhile(title: title))
    }
    let question = Question(
      title: words.changedTitle, detail: words.replace(change: change(theirs)),
      yes: words.saveAnyway)
    environment.dialogs.ask(question) { [self] isYes in
      guard isYes else { return }
      target = .existing(theirs)
      seenFields = texts(of: theirs)
      save()
    }
  }

  /// The current text of the todo. It may be long, so it comes last in the question.
  private func change(_ theirs: Todo) -> String {
    guard case .existing(let original) = target, theirs.title == original.title else {
      return words.titleIsNow(title: theirs.title)
    }
    guard theirs.note == original.note else {
      return theirs.note.isEmpty
        ? words.noteIsGone(title: theirs.title) : words.noteIsNow(title: theirs.title, note: theirs.note)
    }
    guard theirs.link == original.link, let field = changedMeanwhile(theirs).first else {
      return words.linkIsNow(title: theirs.title, url: theirs.link?.url(on: environment.web) ?? words.none)
    }
    return words.fieldIsNow(
      title: theirs.title, field: label(of: field), value: texts(of: theirs)[field.name] ?? words.none)
  }

  private func label(of field: TodoField) -> String {
    fields[TodoEditorField.index(of: field)].label(texts).trimmingWhitespace
  }

  private func report(_ error: any Error) {
    switch error {
    case AppError.emptyTitle:
      focus(.title)
      report(texts.sentence(for: error))
    case let fault as TodoLineFault where fault.field != nil:
      let field = fault.field ?? .title
      focus(field)
      report(words.inField(field: label(of: field), reason: fault.sentence))
    case AppError.todoMissing, AppError.todoCycle:
      focus(changedFields.contains { $0.field == .parent } ? .parent : .needs)
      report(texts.sentence(for: error))
    case let fault as TodoLineFault:
      focus(.title)
      report("\(fault.sentence) \(words.backslashMakesText)")
    case AppError.todoGone:
      target = .new(title: title.text, link: link)
      // All of them are those of a new todo.
      (original.fields, seenFields) = ([:], [:])
      report(words.gone)
    default:
      report(texts.sentence(for: error))
    }
  }

  /// Shows in the editor why nothing was saved, or in the status line if the editor was closed.
  private func report(_ sentence: String) {
    guard isClosed else { return problem = sentence }
    environment.notices.say(words.notSaved(title: TitleText.short(title.text), reason: sentence))
  }
}

extension String {
  fileprivate var hasControls: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension TodoEditorTarget {
  fileprivate var isNew: Bool { if case .new = self { true } else { false } }
}

extension TodoChanges {
  /// These changes and the text of a todo.
  fileprivate func with(_ draft: TodoDraft) -> TodoChanges {
    var changes = self
    changes.set(.title, .text(draft.title))
    changes.set(.note, draft.note.isEmpty ? nil : .text(draft.note))
    changes.set(.link, draft.link.map(TodoFieldValue.item))
    return changes
  }
}
