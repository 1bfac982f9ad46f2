import AppCore
import Domain
import EventLoop

extension TodoListPresenter: TodoListInput {
  public func appear() {
    reload(selecting: nil)
    guard listening == nil else { return }
    listening = environment.loop.spawn { [weak self, useCase] in
      for await _ in useCase.foreignChanges() { self?.reload(selecting: nil) }
    }
  }

  public func close() {
    reading?.cancel()
    listening?.cancel()
  }

  public func moveSelection(by count: Int) {
    select(selected + count)
  }

  public func select(_ index: Int) {
    let wanted = max(0, min(index, window.counts.total - 1))
    if wanted != selected { selected = wanted }
    readOnIfNeeded()
  }

  public func openSelected() {
    guard let todo = selectedTodo else { return }
    switch todo.link {
    case .repo(let name): router.show(.repoDetail(name, known: nil))
    case nil: editSelected()
    }
  }

  public func add() {
    totalBeforeAdding = window.counts.total
    router.show(.todoEditor(.new(title: "", link: nil)))
  }

  public func editSelected() {
    guard let todo = selectedTodo else { return }
    router.show(.todoEditor(.existing(todo)))
  }

  public func flipSelected() {
    guard let todo = selectedTodo else { return }
    let next = neighbour
    change { [self] in
      let changed = try await useCase.flipDone(todo)
      environment.notices.say("\(changed.isDone ? "Done" : "Open again"): \(todo.title). u undoes.")
      return next ?? todo.id
    }
  }

  public func deleteSelected() {
    guard let todo = selectedTodo else { return }
    let next = neighbour
    change { [self] in
      if environment.preferences.confirmsDelete {
        let question = Question(title: "Delete this todo?", detail: todo.title, yes: "Delete")
        guard await environment.dialogs.confirm(question) else { return nil }
      }
      try await useCase.delete(todo)
      environment.notices.say("Deleted: \(todo.title). u brings it back.")
      return next
    }
  }

  public func undo() {
    change { [self] in
      guard let undone = try await useCase.undo() else {
        environment.notices.say("There is nothing to undo.")
        return nil
      }
      environment.notices.say(undone.sentence)
      return undone.change == .added ? nil : undone.todoID
    }
  }

  public func refresh() {
    reload(selecting: nil)
  }

  public func openInBrowser() {
    withLink { [self] url in
      try environment.desktop.open(url)
      environment.notices.say("Opened \(url)")
    }
  }

  public func copyURL() {
    withLink { [self] url in
      environment.desktop.copy(url)
      environment.notices.say("Copied \(url)")
    }
  }

  /// The todo that takes the selection when the selected one leaves its place.
  private var neighbour: Int64? { (todo(at: selected + 1) ?? todo(at: selected - 1))?.id }

  /// Changes the list and reads it anew; `change` returns the todo to select.
  private func change(_ change: @escaping @LoopActor @Sendable () async throws -> Int64?) {
    environment.loop.spawn { [self] in
      do {
        reload(selecting: try await change())
      } catch {
        environment.notices.say(ErrorText.sentence(for: error))
        reload(selecting: nil)
      }
    }
  }

  private func withLink(_ action: (String) throws -> Void) {
    guard let link = selectedTodo?.link else {
      return environment.notices.say(
        "This todo leads nowhere: only todos made of a repository have an address.")
    }
    do { try action(link.url) } catch { environment.notices.say(ErrorText.sentence(for: error)) }
  }
}

extension UndoneChange {
  var sentence: String {
    switch change {
    case .added: "Undone: \(title) was added, and is gone again."
    case .edited: "Undone: \(title) is as it was before the edit."
    case .done: "Undone: \(title) is open again."
    case .reopened: "Undone: \(title) is done again."
    case .deleted: "Undone: \(title) is back."
    }
  }
}
