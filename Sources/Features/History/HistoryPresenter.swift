public import Domain
public import EventLoop
public import Screens
import Texts
import UseCases

/// The actions on the history besides viewing it.
@LoopActor
public final class HistoryPresenter {
  public let list: ListPresenter<VisitGroup>
  private let export: HistoryExport
  private let deleted = DeletedVisits()
  /// The number of the last action that had made todos at each deletion of this run that is not undone, the newest last.
  private var todosBefore: [Int] = []
  /// The deletions that were undone since the last one, the last one last, and how many actions that made todos were
  /// undone then.
  private var restored: [(ids: [Int64], undoneTodos: Int)] = []
  private let environment: Environment
  private let router: Router

  /// The number of rows per read.
  private static let windowSize = 600

  public init(environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
    export = HistoryExport(environment)
    let (visits, deleted) = (environment.visits, deleted)
    let source = ListSource<VisitGroup>(margin: 200, texts: { [$0.visit.title] }) {
      id, index, known, pattern in
      let anchor = id.map { VisitAnchor.group($0) } ?? .index(index, near: known)
      let window = try await visits.window(anchor, limit: Self.windowSize, matching: pattern)
      if window.total == 0 { deleted.count = try await visits.deletedCount() }
      return (window, nil)
    } readOn: { index, known, pattern in
      try await visits.window(.index(index, near: known), limit: Self.windowSize, matching: pattern)
    }
    list = ListPresenter(source, words: Self.words, environment: environment)
  }

  var texts: Texts { environment.texts }

  /// Whether there may be something to restore or to delete permanently.
  var canRestore: Bool { list.state.window.total > 0 || deleted.count > 0 }

  /// Whether a todo was made after the last deletion that is not undone, so that `u` undoes that first.
  var madeTodoLast: Bool { environment.addTodos.canUndo(after: todosBefore.last ?? 0) }

  /// Whether there may be something to redo.
  var canRedo: Bool { !restored.isEmpty || environment.addTodos.undoneCount > 0 }

  private static func words(_ texts: Texts) -> ListWords {
    let words = texts.history
    return ListWords(
      empty: [words.empty, "", words.emptyHelp], count: { words.entries(count: $0) })
  }

  func openSelected() {
    guard let visit = list.state.selectedItem?.visit else { return }
    if let id = visit.item.todoID { return openTodo(id, title: visit.title) }
    if let route = visit.item.route(on: environment.web) { router.show(route) }
  }

  /// Opens the editor with the current todo, or says that it was deleted.
  private func openTodo(_ id: Int64, title: String) {
    list.change { [self] in
      let window = try await environment.todoRepository.window(.around(id), limit: 1)
      guard let todo = window.todos.first(where: { $0.id == id }) else {
        return environment.notices.say(texts.history.todoGone(title: TitleText.short(title)))
      }
      router.show(.todoEditor(.existing(todo)))
    }
  }

  /// Deletes the marked rows, or the selected one; asks first if the user wants to be asked.
  func deleteSelected() {
    let (groups, words) = (list.targets, texts.history)
    environment.confirmDelete(
      of: groups.map(\.visit.title), words.deleteQuestion, many: { words.deleteMarkedQuestion(count: $0) }
    ) { [self] in
      delete(groups)
    }
  }

  private func delete(_ groups: [VisitGroup]) {
    let next = list.shownMarks.isEmpty ? list.neighbour?.id : nil
    list.change { [self] in
      try await environment.visits.delete(ids: groups.map(\.id))
      didDelete()
      list.unmark(groups)
      let title = environment.title(groups.first?.visit.drawnTitle ?? "", andMore: groups.count - 1)
      environment.notices.say(texts.history.deleted(title: title))
      await list.reload(selecting: next).value
    }
  }

  private func didDelete() {
    todosBefore.append(environment.addTodos.lastNumber)
    restored = []
  }

  /// Todos of repositories and issues; todos themselves need none.
  var todos: TodoActions {
    TodoActions(
      environment, router, of: { [self] in list.targets.lazy.compactMap(linkedTitle).first },
      marked: { [self] in list.shownMarks.compactMap(linkedTitle) },
      unmark: { [list] in list.unmark(list.shownMarks) },
      whyNone: { [self] in list.hasRows ? texts.repoTodos.notFromTodo : list.whyNoRow })
  }

  private func linkedTitle(of group: VisitGroup) -> LinkedTitle? {
    let visit = group.visit
    return visit.item.kind == .todo ? nil : LinkedTitle(visit.item.on(environment.web), title: visit.title)
  }

  /// The actions on the pages of repositories and issues; todos have none.
  var pages: ItemActions {
    let subjects = { @LoopActor [self] in list.targets.map { subject(of: $0) } }
    return ItemActions(environment, when: { subjects().contains { $0.url != nil } }, of: subjects)
  }

  /// The texts to copy from a row, and the arguments for the user's commands.
  func subject(of group: VisitGroup) -> Subject {
    let visit = group.visit
    let title = visit.item.kind == .todo ? visit.title : visit.ownTitle
    return Subject(visit.item, title: title, on: environment.web)
  }

  /// Deletes all rows that the filter shows. If the history is empty, permanently deletes what can still be restored,
  /// after asking.
  func clear() {
    let (total, pattern) = (list.state.window.total, list.pattern)
    guard total > 0 else {
      return pattern == nil ? askToForget() : environment.notices.say(list.whyNoRow)
    }
    let question = Question(
      title: texts.history.clearQuestion, detail: texts.history.clearDetail(count: total),
      yes: texts.history.clearAnswer, no: texts.app.keep)
    environment.confirmDelete(question) { [self] in
      list.change { [self] in
        try await environment.visits.deleteAll(matching: pattern)
        didDelete()
        environment.notices.say(texts.history.cleared(count: total))
        await list.reload().value
      }
    }
  }

  private func askToForget() {
    list.change { [self] in
      let count = try await environment.visits.deletedCount()
      guard count > 0 else { return environment.notices.say(texts.history.nothingToForget) }
      let question = Question(
        title: texts.history.forgetQuestion, detail: texts.history.forgetDetail(count: count),
        yes: texts.app.delete, no: texts.app.keep)
      environment.dialogs.ask(question) { [self] isYes in
        guard isYes else { return }
        list.change { [self] in
          try await environment.visits.forgetDeleted()
          (todosBefore, restored) = ([], [])
          environment.notices.say(texts.history.forgotten)
          await list.reload().value
        }
      }
    }
  }

  /// Undoes the newest of the todos that were made and the deletions.
  func undo() {
    guard madeTodoLast else { return restore() }
    todos.undoNewest { [self] in restore() }
  }

  /// Redoes what was undone last.
  func redo() {
    if let last = restored.last, environment.addTodos.undoneCount <= last.undoneTodos {
      return deleteAgain()
    }
    todos.redoNewest { [self] in deleteAgain() }
  }

  /// Redoes the deletion that was undone last.
  private func deleteAgain() {
    guard let last = restored.popLast() else { return environment.notices.say(texts.todoList.nothingToRedo) }
    let isSelected = list.state.selectedItem.map { last.ids.contains($0.id) } ?? false
    let next = isSelected ? list.neighbour?.id : nil
    list.change { [self] in
      do { try await environment.visits.delete(ids: last.ids) } catch {
        restored.append(last)
        throw error
      }
      let others = restored
      didDelete()
      restored = others
      environment.notices.say(texts.history.cleared(count: last.ids.count))
      await list.reload(selecting: next).value
    }
  }

  /// Restores the last deletion.
  private func restore() {
    list.change { [self] in
      guard let restored = try await environment.visits.undo() else {
        todosBefore = []
        return environment.notices.say(texts.list.nothingToUndo)
      }
      // A deletion of an earlier run has none.
      _ = todosBefore.popLast()
      self.restored.append((restored.ids, environment.addTodos.undoneCount))
      let (words, count) = (texts.history, restored.ids.count)
      environment.notices.say(
        count == 1
          ? words.restored(title: TitleText.short(EmojiNames.drawn(restored.title)))
          : words.restoredAll(count: count))
      await list.reload(selecting: restored.ids.first).value
    }
  }

  /// Asks how to export the history.
  func askForExport() {
    guard list.state.window.total > 0 else { return }
    let (words, name) = (texts.history, export.fileName)
    let path = environment.desktop.shownPath(for: name)
    let menu = Menu(
      "export", title: words.exportTitle,
      choices: [
        Menu.Choice("file", key: "f", words.exportFile, detail: path),
        Menu.Choice("mail", key: "m", words.exportMail),
      ])
    environment.dialogs.show(menu) { [export] choice in
      if choice == "file" { export.save(as: name) } else { export.mail(fileName: name) }
    }
  }
}

/// The number of rows deleted from an empty history, as last read.
@LoopActor
private final class DeletedVisits {
  var count = 0
}
