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
    if key == "S" { return askForName() }
    guard let saved = windows.savedViews.first(where: { TodoView($0).id == view?.id }) else {
      return environment.notices.say(viewWords.isBuiltIn)
    }
    if key == "R" { askForName(of: saved) } else { askToDelete(saved) }
  }

  /// Saves what the list shows now under a name.
  func askForName() {
    let view = windows.view
    askForName(viewWords.saveTitle, value: view.name ?? "") { [self] name in
      try await environment.todoRepository.saveView(named: name, filter: view.filter, sort: view.sort)
      environment.notices.say(viewWords.saved(name: name))
      await reload(showing: name)
    }
  }

  private func askForName(of saved: SavedView) {
    askForName(viewWords.renameTitle, value: saved.name) { [self] name in
      try await environment.todoRepository.renameView(id: saved.id, to: name)
      environment.notices.say(viewWords.renamed(old: saved.name, name: name))
      await reload(showing: windows.view.id == TodoView(saved).id ? name : nil)
    }
  }

  private func askForName(
    _ title: String, value: String, then save: @escaping @LoopActor @Sendable (String) async throws -> Void
  ) {
    let field = BoxField.text("name", "", value: value, hint: viewWords.nameHint)
    environment.ask(BoxForm("todo-view", title: title, fields: [field])) { [self] answer in
      let name = SavedView.name(typed: answer.value(of: "name") ?? "")
      guard !name.isEmpty else { return environment.notices.say(viewWords.noName) }
      let typed = BoxText(name) { [self] in askForName(title, value: name, then: save) }
      list.change { [environment] in try await typed.kept(environment) { try await save(name) } }
    }
  }

  private func askToDelete(_ saved: SavedView) {
    let question = Question(
      title: viewWords.askDelete(name: saved.name), detail: saved.filter, yes: texts.app.delete,
      no: texts.app.keep)
    environment.dialogs.ask(question) { [self] isYes in
      guard isYes else { return }
      list.change { [self] in
        try await environment.todoRepository.deleteView(id: saved.id)
        environment.notices.say(viewWords.deleted(name: saved.name))
        if windows.view.id == TodoView(saved).id {
          windows.view = TodoView(id: nil, filter: saved.filter, sort: windows.view.sort)
        }
        await list.reload().value
      }
    }
  }

  /// - Parameter name: that of the saved view which the list shows from now on; nil if it shows the same as before.
  private func reload(showing name: String?) async {
    await list.reload().value
    guard let saved = windows.savedViews.first(where: { $0.name == name }) else { return }
    windows.view = TodoView(saved)
    await list.reload().value
  }
}
