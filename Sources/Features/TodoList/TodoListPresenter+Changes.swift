import AppCore
import Domain
import EventLoop
import Texts

extension TodoListPresenter {
  /// How long a change may take before the status line says that it is waited for.
  private static let patience = Duration.milliseconds(100)

  func moveTo(_ index: Int) {
    let wanted = max(0, min(index, state.window.counts.total - 1))
    if wanted != state.selected { state.selected = wanted }
    readOnIfNeeded()
  }

  func flip(_ todo: Todo) {
    let next = neighbour
    change { [self] in
      let changed = try await useCase.flipDone(todo)
      let title = TitleText.short(todo.title)
      environment.notices.say(changed.isDone ? words.isDone(title: title) : words.isOpen(title: title))
      return next ?? todo.id
    }
  }

  func askToDelete(_ todo: Todo) {
    guard environment.preferences.confirmsDelete else { return delete(todo) }
    // Asked within the key's own turn, so that an answer that comes in the same read finds the question.
    let question = Question(title: words.askDelete, detail: todo.title, yes: words.deleteYes)
    environment.dialogs.ask(question) { [self] isYes in
      if isYes { delete(todo) }
    }
  }

  func undoLast() {
    change { [self] in
      guard let undone = try await useCase.undo() else {
        environment.notices.say(words.nothingToUndo)
        return nil
      }
      environment.notices.say(undone.sentence(words))
      return undone.change == .added ? nil : undone.todoID
    }
  }

  func redoLast() {
    change { [self] in
      guard let redone = try await useCase.redo() else {
        environment.notices.say(words.nothingToRedo)
        return nil
      }
      environment.notices.say(redone.sentenceOfRedo(words))
      return redone.change == .deleted ? nil : redone.todoID
    }
  }

  private func delete(_ todo: Todo) {
    let next = neighbour
    change { [self] in
      try await useCase.delete(todo)
      environment.notices.say(words.deleted(title: TitleText.short(todo.title)))
      return next
    }
  }

  /// The todo that takes the selection when the selected one leaves its place: the next one of its kind, for
  /// who ticks off open todos does not want to land among the done ones.
  private var neighbour: Int64? {
    let (window, selected) = (state.window, state.selected)
    let (below, above) = (window.todo(at: selected + 1), window.todo(at: selected - 1))
    let kind = state.selectedTodo?.isDone
    return ([below, above].compactMap(\.self).first { $0.isDone == kind } ?? below ?? above)?.id
  }

  /// Changes the list and reads it anew; `change` returns the todo to select.
  private func change(_ change: @escaping @LoopActor @Sendable () async throws -> Int64?) {
    isChanging = true
    let waiting = sayWhenItTakesLong()
    environment.loop.spawn { [self] in
      do {
        let id = try await change()
        await reload(selecting: id).value
      } catch {
        environment.notices.say(texts.sentence(for: error))
        // After another failure nothing has changed, and what is on view is as good as it can be.
        if case AppError.todoGone = error { await reload(selecting: nil).value }
      }
      waiting.cancel()
      state.isWaiting = false
      isChanging = false
    }
  }

  private func sayWhenItTakesLong() -> Task<Void, Never> {
    environment.loop.spawn { [self] in
      do { try await environment.loop.sleep(for: Self.patience) } catch { return }
      state.isWaiting = true
    }
  }
}

extension UndoneChange {
  fileprivate func sentence(_ texts: TodoListTexts) -> String {
    let title = TitleText.short(title)
    return switch change {
    case .added: texts.undidAdd(title: title)
    case .edited: texts.undidEdit(title: title)
    case .done: texts.undidDone(title: title)
    case .reopened: texts.undidReopen(title: title)
    case .deleted: texts.undidDelete(title: title)
    }
  }

  fileprivate func sentenceOfRedo(_ texts: TodoListTexts) -> String {
    let title = TitleText.short(title)
    return switch change {
    case .added: texts.redidAdd(title: title)
    case .edited: texts.redidEdit(title: title)
    case .done: texts.redidDone(title: title)
    case .reopened: texts.redidReopen(title: title)
    case .deleted: texts.redidDelete(title: title)
    }
  }
}
