import Domain
import EventLoop
import Screens
import Texts
import UseCases

extension TodoEditorPresenter {
  func save() {
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
    let text = try TodoDraft(title: title.text, note: note.text, link: link)
    let todos = environment.todoRepository
    return switch target {
    case .new: .saved(try await todos.add(text))
    case .existing(let original): try await todos.update(original, to: text)
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
