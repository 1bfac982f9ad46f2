import AppCore
import Domain
import EventLoop

extension TodoListPresenter {
  /// How long a change may take before the status line says that it is waited for.
  private static let patience = Duration.milliseconds(100)

  func moveTo(_ index: Int) {
    let wanted = max(0, min(index, window.counts.total - 1))
    if wanted != selected { selected = wanted }
    readOnIfNeeded()
  }

  func flip(_ todo: Todo) {
    let next = neighbour
    change { [self] in
      let changed = try await useCase.flipDone(todo)
      let title = TitleText.short(todo.title)
      environment.notices.say("\(changed.isDone ? "Done" : "Open again"): \(title). u undoes.")
      return next ?? todo.id
    }
  }

  func askToDelete(_ todo: Todo) {
    guard environment.preferences.confirmsDelete else { return delete(todo) }
    // Asked within the key's own turn, so that an answer that comes in the same read finds the question.
    let question = Question(title: "Delete this todo?", detail: todo.title, yes: "Delete")
    environment.dialogs.ask(question) { [self] isYes in
      if isYes { delete(todo) }
    }
  }

  func undoLast() {
    change { [self] in
      guard let undone = try await useCase.undo() else {
        environment.notices.say("There is nothing to undo.")
        return nil
      }
      environment.notices.say(undone.sentence + " U redoes.")
      return undone.change == .added ? nil : undone.todoID
    }
  }

  func redoLast() {
    change { [self] in
      guard let redone = try await useCase.redo() else {
        environment.notices.say("There is nothing to redo.")
        return nil
      }
      environment.notices.say(redone.sentenceOfRedo)
      return redone.change == .deleted ? nil : redone.todoID
    }
  }

  private func delete(_ todo: Todo) {
    let next = neighbour
    change { [self] in
      try await useCase.delete(todo)
      environment.notices.say("Deleted: \(TitleText.short(todo.title)). u brings it back.")
      return next
    }
  }

  /// The todo that takes the selection when the selected one leaves its place: the next one of its kind, for
  /// who ticks off open todos does not want to land among the done ones.
  private var neighbour: Int64? {
    let (below, above) = (todo(at: selected + 1), todo(at: selected - 1))
    let kind = selectedTodo?.isDone
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
        environment.notices.say(environment.texts.sentence(for: error))
        // After another failure nothing has changed, and what is on view is as good as it can be.
        if case AppError.todoGone = error { await reload(selecting: nil).value }
      }
      waiting.cancel()
      isWaiting = false
      isChanging = false
    }
  }

  private func sayWhenItTakesLong() -> Task<Void, Never> {
    environment.loop.spawn { [self] in
      do { try await environment.loop.sleep(for: Self.patience) } catch { return }
      isWaiting = true
    }
  }
}

extension UndoneChange {
  fileprivate var sentence: String {
    let title = TitleText.short(title)
    return switch change {
    case .added: "Undone: \(title) was added, and is gone again."
    case .edited: "Undone: \(title) is as it was before the edit."
    case .done: "Undone: \(title) is open again."
    case .reopened: "Undone: \(title) is done again."
    case .deleted: "Undone: \(title) is back."
    }
  }

  fileprivate var sentenceOfRedo: String {
    let title = TitleText.short(title)
    return switch change {
    case .added: "Redone: \(title) is added again."
    case .edited: "Redone: \(title) is as it was after the edit."
    case .done: "Redone: \(title) is done again."
    case .reopened: "Redone: \(title) is open again."
    case .deleted: "Redone: \(title) is deleted again."
    }
  }
}
