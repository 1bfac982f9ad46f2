public import Domain
public import EventLoop
public import Screens
import Texts
import TodoLanguage
import UseCases

/// The actions on the todos of the list.
@LoopActor
public final class TodoListPresenter {
  public let list: ListPresenter<Todo>
  let windows: TodoWindows
  let environment: Environment
  let router: Router
  /// Whether it is the list of the tab, whose page names its view.
  let isRoot: Bool
  /// What the list shows without a filter.
  let whole: TodoView
  /// Opens the line in which todos are added, if the draft that is left is one of it; nil on a screen without one.
  var openLine: (@LoopActor (_ orElse: @escaping @LoopActor () -> Void) -> Void)?
  /// The todo that has just got its next date, and the version of the rows since: doing it once more means undo, as in a row
  /// that says done.
  private var rolledOn: (id: Int64, version: Int)?
  /// The message about the last change, which may name `u`. Those of other screens are not about todos.
  private var said: String?
  /// Called after the user deleted todos.
  var didDelete: @LoopActor () -> Void = {}

  public convenience init(environment: Environment, router: Router) {
    self.init(showing: .all, environment: environment, router: router)
  }

  /// - Parameters:
  ///   - view: the todos that are shown first.
  ///   - isRoot: see `isRoot`.
  init(showing view: TodoView, isRoot: Bool = true, environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
    whole = view == .agenda || view.isOne ? view : .all
    self.isRoot = isRoot && whole.isAll
    let todos = environment.todoRepository
    let windows = TodoWindows(environment, showing: view)
    self.windows = windows
    let source = ListSource<Todo>(
      margin: 80, changes: { todos.externalChanges() },
      texts: \.searchedTexts, kept: { try await windows.kept($0) },
      count: { pattern in try await windows.finishCounts(matching: pattern).map { .rows($0) } }
    ) { id, _, _, pattern in
      try await windows.load(around: id, matching: pattern)
    } readOn: { index, known, pattern in
      try await windows.readOn(to: index, known, matching: pattern)
    }
    list = ListPresenter(source, words: { Self.words($0, windows) }, environment: environment)
    list.reloadAfterChange = { [weak self] in await self?.reloadAfterChange() }
    list.sections = {
      let counts = windows.counts
      let starts = [0, counts.open - counts.waiting, counts.open].filter { $0 < counts.total }
      return Array(Set(starts)).sorted()
    }
  }

  var texts: Texts { environment.texts }
  var words: TodoListTexts { texts.todoList }

  private static func words(_ texts: Texts, _ windows: TodoWindows) -> ListWords {
    let (words, drafts) = (texts.todoList, windows.drafts)
    func counted(isNamed: Bool) -> String {
      windows.counted(texts, isNamed: isNamed) + (drafts > 0 ? " · " + words.drafts(count: drafts) : "")
    }
    return ListWords(
      empty: empty(windows.view, texts)
        + (windows.earlierCopy.map { ["", texts.storage.earlierCopy(day: $0.day, path: $0.path)] } ?? []),
      head: windows.damaged.map {
        texts.sentences(for: $0) + [texts.storage.dismissal(action: words.dismissDamaged), ""]
      } ?? [],
      shortName: windows.view.isAll ? nil : windows.view.shortTitle(texts.todoView),
      noRows: windows.view.isOne ? texts.todoDetail.gone : nil,
      framedCount: { _ in counted(isNamed: false) }, count: { _ in counted(isNamed: true) })
  }

  private static func empty(_ view: TodoView, _ texts: Texts) -> [String] {
    if view.isAll { return [texts.todoList.nothing, "", texts.todoList.welcome] }
    let words = texts.todoView
    return [words.empty, "", view == .agenda ? words.emptyAgendaNext : words.emptyNext]
  }

  /// Whether there is a change to undo.
  var canUndo: Bool { windows.newestChange != nil }

  /// Whether there may be a change to undo or to redo. It is not known before the list was read, or after a failure.
  var mayUndo: Bool { canUndo || list.state.phase != .resting }
  var mayRedo: Bool { windows.canRedo || list.state.phase != .resting }

  /// Whether the list says that there is a damaged todo file.
  var hasDamagedFile: Bool { windows.damaged != nil }

  /// Ends the message about the damaged file, which stays.
  func dismissDamagedFile() {
    reloading { [self] in
      try await environment.todoRepository.dismissDamagedFiles()
      return nil
    }
  }

  var selected: Todo? { list.state.selectedItem }

  func openSelected() {
    if let selected { router.show(.todoDetail(selected)) }
  }

  /// Opens the line for new todos. The draft of a whole form, and a screen without a line, have the editor.
  func add() {
    if let openLine { openLine { [self] in write(title: "") } } else { write(title: "") }
  }

  /// Opens the editor for a new todo.
  func write(title: String) {
    router.ask(.todoEditor(.new(title: title, link: nil))) { [windows] answer in
      if case .todo(let id) = answer { windows.added = id }
      return nil
    }
    if let pattern = list.pattern { environment.notices.say(words.filterStays(pattern: pattern.text)) }
  }

  /// Shows a todo that was added by the list itself.
  func show(added id: Int64) async {
    windows.added = id
    if let pattern = list.pattern { environment.notices.say(words.filterStays(pattern: pattern.text)) }
    await list.reload().value
  }

  /// That is no visit: it would put todos above what a user looks for in the history.
  func editSelected() {
    if let selected { router.show(.todoEditor(.existing(selected))) }
  }

  /// Marks the selected todo as done or open. It stays selected, and stays in its row until the selection leaves
  /// it. If there are marks, all marked todos become done, or open if all of them are done.
  func toggleDone() {
    let targets = list.targets
    let isDone = !targets.allSatisfy(\.isDone)
    if let rolledOn, rolledOn.version == list.state.version, targets.map(\.id) == [rolledOn.id] {
      self.rolledOn = nil
      return undo()
    }
    // The message and the undo name only what changes. Usually that is all of them, and another copy of 10,000 todos takes
    // half of a frame.
    let todos =
      isDone && !targets.contains(where: \.isDone) ? targets : targets.filter { $0.isDone != isDone }
    guard !todos.isEmpty else { return }
    if isDone { finish(todos) } else { reopen(todos) }
  }

  private func reopen(_ todos: [Todo]) {
    changing { [self] in
      _ = try await environment.todoRepository.setState(ids: todos.map(\.id), .open, label: "")
      environment.notices.say(words.isOpen(title: environment.title(of: todos)))
      try await showStates(of: todos)
    }
  }

  /// Shows todos whose states changed. A single todo without a mark stays in its row; otherwise the list is read again.
  /// - Parameter areDone: whether they go, so that the selection stays where it is; the others are followed.
  func showStates(of todos: [Todo], areDone: Bool = false) async throws {
    let isSingle = list.shownMarks.isEmpty && todos.count == 1 && !windows.view.isOne
    if isSingle, try await didReplace(todos[0]) { return windows.countAgain(list.state.window.items) }
    let followed = list.shownMarks.isEmpty ? todos.first?.id : nil
    let selected = areDone ? rowThatStays(without: todos) : followed
    list.unmark(list.targets)
    await list.reload(selecting: selected).value
  }

  /// A todo that repeats has its next date.
  func showNextDate(of todo: Todo) async throws {
    try await showStates(of: [todo])
    rolledOn = (todo.id, list.state.version)
  }

  /// Shows a todo in its row as it is now, and the one that it is a part of.
  /// - Returns: false if other rows changed, too: a todo that repeats leaves a row behind, and parts can be done with their todo.
  private func didReplace(_ todo: Todo) async throws -> Bool {
    let ids = [todo.id] + (todo.parent.map { [$0] } ?? [])
    let changed = try await environment.todoRepository.todos(ids: ids)
    guard let own = changed.first(where: { $0.id == todo.id }) else { throw AppError.todoGone }
    guard todo.rule == nil, own.openChildren == todo.openChildren else { return false }
    if own.isDone != todo.isDone { await windows.didMark(todo, own) }
    let loaded = Set(list.state.window.items.map(\.id))
    for row in changed where loaded.contains(row.id) { list.replace(row) }
    return true
  }

  /// Deletes the marked todos, or the selected one; asks first if the user wants to be asked.
  func deleteSelected() {
    let todos = list.targets
    guard environment.preferences.confirms, !todos.isEmpty else { return delete(todos) }
    // The parts of a selected row are known to be none, and then the question opens at once.
    if todos.count == 1, windows.partCounts[todos[0].id] == nil { return askToDelete(todos, parts: 0) }
    changing { [self] in
      let count = try await environment.todoRepository.countWithParts(ids: todos.map(\.id))
      askToDelete(todos, parts: max(0, count - todos.count))
    }
  }

  /// The most todos that a question names.
  private static let mostNamed = 100

  private func askToDelete(_ todos: [Todo], parts: Int) {
    // To lay out thousands of titles takes several frames.
    var titles = todos.prefix(Self.mostNamed).map { $0.drawn($0.title) }
    if todos.count > titles.count, let last = titles.popLast() {
      titles.append(environment.title(last, andMore: todos.count - titles.count - 1))
    }
    let question = Question(
      title: todos.count == 1 ? words.askDelete : words.askDeleteMarked(count: todos.count),
      detail: texts.list(titles) + (parts > 0 ? "\n" + words.partsToo(count: parts) : ""),
      yes: texts.app.delete, no: texts.app.keep)
    environment.confirmDelete(question) { [self] in delete(todos) }
  }

  private func delete(_ todos: [Todo]) {
    guard let first = todos.first else { return }
    let next = rowThatStays(without: todos)
    reloading { [self] in
      let count = try await environment.todoRepository.delete(ids: todos.map(\.id))
      list.unmark(todos)
      let title = environment.title(first.drawn(first.title), andMore: count - 1)
      environment.notices.say(words.deleted(title: title))
      didDelete()
      return next
    }
  }

  /// The todo that is selected when others leave their rows with the parts below them: the selected one, or else the next
  /// one in the same state, because a user who ticks off open todos does not want to end up among the done ones.
  private func rowThatStays(without todos: [Todo]) -> Int64? {
    guard let selected else { return nil }
    var gone = Set(todos.map(\.id))
    let items = list.state.window.items
    for item in items where item.parent.map(gone.contains) == true && windows.isNested {
      gone.insert(item.id)
    }
    guard gone.contains(selected.id), let index = items.firstIndex(where: { $0.id == selected.id }) else {
      return selected.id
    }
    let staying = (items[index...] + items[..<index].reversed()).filter { !gone.contains($0.id) }
    return (staying.first { $0.isDone == selected.isDone } ?? staying.first)?.id
  }

  /// A message that names `u` no longer says what it takes back once another program has changed something.
  private func reloadAfterChange() async {
    let known = windows.newestChange
    await list.reload().value
    guard windows.newestChange != known, let said, environment.notices.texts.contains(said) else { return }
    environment.notices.remove(said)
    environment.notices.say(words.changedElsewhere)
  }

  /// Changes the list and reloads it; `change` returns the todo to select. After any failure other than a deleted
  /// todo nothing has changed, so no reload is needed.
  func reloading(_ change: @escaping @LoopActor @Sendable () async throws -> Int64?) {
    changing { [self] in
      let id = try await change()
      await list.reload(selecting: id).value
    }
  }

  /// Changes the list without reloading it, unless all todos of the change were deleted.
  func changing(_ change: @escaping @LoopActor @Sendable () async throws -> Void) {
    list.change { [self] in
      let (before, earlier) = (environment.notices.texts.last, said)
      said = nil
      do {
        try await change()
        // A change without a message leaves one about something else on the screen.
        let last = environment.notices.texts.last
        if last != before || last == earlier { said = last }
      } catch AppError.todoGone {
        await sayGone()
      }
    }
  }

  private func sayGone() async {
    environment.notices.changeFailed(texts.sentence(for: AppError.todoGone))
    await list.reload().value
  }
}
