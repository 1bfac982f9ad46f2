import AppCore
import Domain
import EventLoop
import Texts

extension TodoListPresenter: TodoListInput {
  public func appear() {
    isAdding = false
    isArriving = true
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
    moveTo(state.selected + count)
  }

  public func select(_ index: Int) {
    moveTo(index)
  }

  public func openSelected() {
    guard let todo = state.selectedTodo else { return }
    switch todo.link {
    case .repo(let name): router.show(.repoDetail(name, known: nil))
    case nil: router.show(.todoEditor(.existing(todo)))
    }
  }

  public func add() {
    isAdding = true
    totalBeforeAdding = state.window.counts.total
    router.show(.todoEditor(.new(title: "", link: nil)))
  }

  public func editSelected() {
    if let todo = state.selectedTodo { router.show(.todoEditor(.existing(todo))) }
  }

  public func flipSelected() {
    if let todo = state.selectedTodo { flip(todo) }
  }

  public func deleteSelected() {
    if let todo = state.selectedTodo { askToDelete(todo) }
  }

  public func undo() {
    undoLast()
  }

  public func redo() {
    redoLast()
  }

  public func refresh() {
    reload(selecting: nil)
  }

  public func openInBrowser() {
    withLink { [self] url in
      try environment.desktop.open(url)
      environment.notices.say(texts.repo.opening(url: url))
    }
  }

  public func copyURL() {
    withLink { [self] url in
      environment.desktop.copy(url)
      environment.notices.say(texts.repo.copied(url: url))
    }
  }

  private func withLink(_ action: (String) throws -> Void) {
    guard let link = state.selectedTodo?.link else {
      return environment.notices.say(words.noAddress)
    }
    do { try action(link.url) } catch { environment.notices.say(texts.sentence(for: error)) }
  }
}
