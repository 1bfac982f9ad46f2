import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage

/// The views that a user saves.
extension TodoListPresenter {
  /// Does what a key of the menu of views does.
  /// - Parameter view: the one that had the focus.
  func change(_ view: TodoView?, with key: Unicode.Scalar) {
    switch key {
    case "S": return askForName()
    case "V": return openViews()
    default: break
    }
    guard let saved = windows.savedViews.first(where: { TodoView($0).id == view?.id }) else {
      return environment.notices.say(viewWords.isBuiltIn)
    }
    let reload = { @LoopActor @Sendable [self] () async in await list.reload().value }
    if key == "R" { savedViews.rename(saved, then: reload) } else { savedViews.delete([saved], then: reload) }
  }

  private var savedViews: SavedViewForms {
    SavedViewForms(environment) { [list] in list.change($0) }
  }

  /// Saves what the list shows now under a name.
  func askForName() {
    let view = windows.view
    let own = windows.savedViews.first { TodoView($0).id == view.id }
    savedViews.askForName(viewWords.saveTitle, value: view.name ?? "", of: own?.id) { [self] name in
      try await environment.todoRepository.saveView(
        named: name, filter: view.filter, sort: view.sort, columns: view.columns)
      environment.notices.say(viewWords.saved(name: name))
      await list.reload().value
      guard let saved = windows.savedViews.first(where: { $0.name == name }) else { return }
      windows.view = TodoView(saved)
      await list.reload().value
    }
  }
}
