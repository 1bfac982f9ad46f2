import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage
import UseCases

extension TodoEditorPresenter {
  func save() {
    // Without the relations, whose words are looked up when they are saved. What cannot be read is said then.
    let fields = typedFields.filter { !TodoEditorField.relations.contains($0.field) }
    environment.confirmStart(of: (try? reading.changes(readTitle, fields)) ?? TodoChanges()) { [self] in
      saveChanges()
    }
  }

  private func saveChanges() {
    runSave { [self] in
      do {
        finish(try await store(), of: target)
      } catch let conflict as Conflict {
        askToReplace(conflict)
      } catch {
        report(error)
      }
    }
  }

  /// What was changed here and elsewhere.
  private struct Conflict: Error {
    /// The todo as it is now.
    let theirs: Todo
    let fields: [TodoField]
  }

  /// - Throws: also `Conflict`.
  private func store() async throws -> Todo {
    // Also for its error if there is no title.
    _ = try TodoDraft(title: title.text)
    var fields: [TypedField] = []
    for field in typedFields {
      fields.append(TodoEditorField.relations.contains(field.field) ? try await resolved(field) : field)
    }
    let todos = environment.todoRepository
    guard case .existing(let seen) = target else {
      return try await todos.add(try changes(fields, by: reading))
    }
    guard let current = try await todos.todos(ids: [seen.id]).first else { throw AppError.todoGone }
    // By the todo as it is now: a repetition counts from its dates.
    let changes = try changes(fields, by: TodoLineReading(for: .todos([current]), environment))
    let conflicts = conflicts(of: changes, seen, current)
    guard conflicts.isEmpty else { throw Conflict(theirs: current, fields: conflicts) }
    guard !changes.isEmpty else { return current }
    guard changes.changeOnlyText else {
      _ = try await todos.apply(changes, to: [seen.id], label: words.editTodo)
      guard let saved = try await todos.todos(ids: [seen.id]).first else { throw AppError.todoGone }
      return saved
    }
    let edited = try changes.applied(to: current)
    let draft = try TodoDraft(title: edited.title, note: edited.note, link: edited.link)
    switch try await todos.update(current, to: draft) {
    case .saved(let todo): return todo
    // Changed after it was read here: compares again.
    case .changedMeanwhile: return try await store()
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
  private func askToReplace(_ conflict: Conflict) {
    let theirs = conflict.theirs
    // In another tab it would be unclear which todo is meant; saving again asks then.
    guard !isClosed, router.currentTab == tab else {
      let title = environment.title(of: [theirs])
      return report(words.changedMeanwhile(title: title))
    }
    let question = Question(
      title: words.changedTitle, detail: words.replace(change: sentences(of: conflict.fields, in: theirs)),
      yes: words.saveAnyway)
    environment.dialogs.ask(question) { [self] isYes in
      guard isYes else { return }
      target = .existing(theirs)
      seenFields = texts(of: theirs)
      save()
    }
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
    case AppError.todoMissing(let id):
      focus(relation(to: [id]))
      report(texts.sentence(for: error))
    case AppError.todoCycle(let path):
      focus(relation(to: path))
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
