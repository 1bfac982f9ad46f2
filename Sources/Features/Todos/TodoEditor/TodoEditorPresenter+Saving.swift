import Domain
import EventLoop
import Screens
import Texts
import UseCases

extension TodoEditorPresenter {
  func save() {
    let isTitleRead = target.isNew || title.text != originalTitle
    // What cannot be read is said when it is saved.
    let changes = isTitleRead ? (try? reading.changes(title.text)) ?? TodoChanges() : TodoChanges()
    environment.confirmStart(of: changes) { [self] in saveChanges() }
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

  private func store() async throws -> TodoUpdate {
    // Also for its error if there is no title.
    let text = try TodoDraft(title: title.text, note: note.text, link: link)
    guard target.isNew || title.text != originalTitle else {
      return try await update(TodoDraft(title: original.title, note: text.note, link: link), TodoChanges())
    }
    // A pasted title can have control characters, which no word of quick-add has. Screens show them harmlessly.
    guard !title.text.hasControls else { return try await update(text, TodoChanges()) }
    var changes = try reading.changes(title.text)
    guard case .text(let title)? = changes.values[.title] else { throw AppError.emptyTitle }
    let link = changes.values[.link].flatMap { if case .item(let item) = $0 { item } else { nil } }
    let draft = try TodoDraft(title: title, note: text.note, link: self.link ?? link)
    changes.remove(.title)
    changes.remove(.link)
    return try await update(draft, changes)
  }

  /// Saves the text, and further fields, as one change.
  private func update(_ draft: TodoDraft, _ changes: TodoChanges) async throws -> TodoUpdate {
    let todos = environment.todoRepository
    switch target {
    case .new:
      guard !changes.isEmpty else { return .saved(try await todos.add(draft)) }
      return .saved(try await todos.add(changes.with(draft)))
    case .existing(let original):
      guard !changes.isEmpty else { return try await todos.update(original, to: draft) }
      guard let current = try await todos.todos(ids: [original.id]).first else { throw AppError.todoGone }
      guard current.hasSameText(as: original) else { return .changedMeanwhile(current) }
      _ = try await todos.apply(changes.with(draft), to: [original.id], label: words.editTodo)
      guard let saved = try await todos.todos(ids: [original.id]).first else { throw AppError.todoGone }
      return .saved(saved)
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
    return words.linkIsNow(title: theirs.title, url: theirs.link?.url(on: environment.web) ?? words.none)
  }

  private func report(_ error: any Error) {
    switch error {
    case AppError.emptyTitle:
      focus(.title)
      report(texts.sentence(for: error))
    case let fault as TodoLineFault:
      focus(.title)
      report("\(fault.sentence) \(words.backslashMakesText)")
    case AppError.todoGone:
      target = .new(title: title.text, link: link)
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
