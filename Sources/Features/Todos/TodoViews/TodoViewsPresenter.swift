import Domain
import EventLoop
import Screens
import Terminal
import Texts
import TodoLanguage

/// A row of the list of views.
struct TodoViewRow: Identifiable, Equatable, Sendable {
  let view: TodoView
  /// Nil for a view that every octodo has.
  let saved: SavedView?
  let title: String
  /// The number of its todos.
  var count: TodoViewCount

  var id: String { view.id ?? "" }
}

/// The views of the todo list: those that every octodo has, and below them those that the user saved.
@LoopActor
final class TodoViewsPresenter {
  let environment: Environment
  let list: ListPresenter<TodoViewRow>
  private let router: Router
  private let tab: Int
  private let views: ReadViews

  init(_ environment: Environment, _ router: Router) {
    (self.environment, self.router) = (environment, router)
    tab = router.currentTab
    let (views, todos) = (ReadViews(environment), environment.todoRepository)
    self.views = views
    // There are few views, so all of them are read at once.
    let source = ListSource<TodoViewRow>(
      margin: 0, changes: { todos.externalChanges() }, texts: { [$0.title, $0.view.filter] },
      count: { pattern in try await views.finish() ? views.found(pattern).map { .items($0.items) } : nil }
    ) { _, _, known, pattern in
      // A search begins without rows. It counts nothing anew, because each of its keys would wait for that.
      if known.items.isEmpty, let found = views.found(pattern) { return (found, nil) }
      try await views.read()
      return (views.found(pattern) ?? .empty, nil)
    } readOn: { _, known, _ in
      known
    }
    list = ListPresenter(source, words: Self.words, environment: environment)
    list.headed = { [environment] window in
      let words = environment.texts.todoView
      return Self.starts(window.items).map { index in
        let isSaved = window.items[index].saved != nil
        return ListCaption(index: index, title: isSaved ? words.savedTitle : words.builtInTitle)
      }
    }
    list.sections = { [weak list] in Self.starts(list?.state.window.items ?? []) }
  }

  var words: TodoViewTexts { environment.texts.todoView }

  private static func words(_ texts: Texts) -> ListWords {
    ListWords(empty: [], count: { texts.todoView.views(count: $0) })
  }

  /// The indices of the first view of every octodo and of the first one of the user.
  private static func starts(_ rows: [TodoViewRow]) -> [Int] {
    [rows.firstIndex { $0.saved == nil }, rows.firstIndex { $0.saved != nil }].compactMap(\.self)
  }

  /// Shows the selected view in the todo list.
  func open() {
    guard let row = list.selectedItem else { return }
    router.back(inTab: tab, answering: row.saved.map(Answer.savedView) ?? .todoView(row.id))
  }

  private var forms: SavedViewForms { SavedViewForms(environment) { [list] in list.change($0) } }

  private var language: FieldLanguage {
    TodoFilterReading(environment).language { [views] in views.labels }
  }

  /// Asks for the name of a new view, which has the filter of the selected one first.
  func add() {
    guard let row = list.selectedItem else { return }
    forms.add(like: row.view, language) { [self] name in
      let saved = (try? await environment.todoRepository.savedViews())?.first { $0.isNamed(name) }
      await list.reload(selecting: saved.flatMap { TodoView($0).id }).value
    }
  }

  func edit() {
    guard let saved = selectedSaved else { return }
    forms.edit(saved, language, then: reload)
  }

  func rename() {
    guard let saved = selectedSaved else { return }
    forms.rename(saved, then: reload)
  }

  /// Deletes the marked views, or the selected one, after a question: there is no undo.
  func delete() {
    let targets = list.targets
    let saved = targets.compactMap(\.saved)
    guard !saved.isEmpty else { return environment.notices.say(words.isFixed) }
    forms.delete(saved) { [self] in
      list.unmark(targets)
      await reload()
    }
  }

  /// The selected view, if it is one of the user; otherwise says why it cannot be changed.
  private var selectedSaved: SavedView? {
    let saved = list.selectedItem?.saved
    if saved == nil { environment.notices.say(words.isFixed) }
    return saved
  }

  private var reload: @LoopActor @Sendable () async -> Void {
    { [list] in await list.reload().value }
  }
}

/// Reads all views with the numbers of their todos.
@LoopActor
private final class ReadViews {
  /// The projects and tags of open todos, for the completion of filters.
  private(set) var labels = TodoLabels()
  private var rows: [TodoViewRow]?
  private let environment: Environment
  private var todos: any TodoRepository { environment.todoRepository }

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// Nil before they were read.
  func found(_ pattern: TextPattern?) -> Window<TodoViewRow>? {
    guard let rows else { return nil }
    let found = rows.filter { row in
      guard let pattern else { return true }
      return [row.title, row.view.filter].contains { pattern.matches(DisplayText($0)) }
    }
    return Window(start: 0, items: found, total: found.count)
  }

  func read() async throws {
    let (saved, sorts) = (try await todos.savedViews(), try await todos.chosenSorts())
    labels = try await todos.labels()
    var read: [TodoViewRow] = []
    for view in TodoView.builtIn {
      var view = view
      if let sort = view.id.flatMap({ sorts[$0] }) { view.sort = sort }
      read.append(try await row(view, saved: nil))
    }
    for saved in saved { read.append(try await row(TodoView(saved), saved: saved)) }
    rows = read
  }

  /// Counts the todos of the views that were counted up to a limit only.
  /// - Returns: whether there were any.
  func finish() async throws -> Bool {
    guard var rows, rows.contains(where: \.count.isLimited) else { return false }
    for index in rows.indices where rows[index].count.isLimited {
      rows[index].count = try await rows[index].view.finishedCount(environment)
    }
    self.rows = rows
    return true
  }

  private func row(_ view: TodoView, saved: SavedView?) async throws -> TodoViewRow {
    TodoViewRow(
      view: view, saved: saved, title: view.title(environment.texts.todoView),
      count: try await view.count(environment))
  }
}
