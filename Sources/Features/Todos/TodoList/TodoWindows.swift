import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage

/// Reads ranges of the todo list. Each read starts at a known row, so its cost does not depend on the position in the
/// list.
@LoopActor
final class TodoWindows {
  /// The number of todos when the list was last read.
  var counts = TodoCounts(open: 0, done: 0)
  /// The todos that match a filter but for being open, which it implies, when the list was last read.
  var others = TodoCounts(open: 0, done: 0)
  /// All todos of the list, if reading it counted them up to a limit only and they were counted since.
  var finished: TodoCounts?
  /// The number of todos of the list that are left out below folded ones.
  var hidden = 0
  /// The number of todos that were marked as done or open where they are.
  var marks = 0
  /// The number of drafts of new todos that `a` offers, when the list was last read.
  private(set) var drafts = 0
  /// The todos with the draft of an edit that `e` offers, when the list was last read.
  private(set) var edited: Set<Int64> = []
  /// The damaged todo file that is kept, when the list was last read; nil if there is none.
  private(set) var damaged: DamagedFile?
  /// The newest copy, if the file is a new one, as after it was lost.
  private(set) var earlierCopy: TodoBackup?
  /// The change that undo takes back, when the list was last read, or since; nil before the first one.
  private(set) var newestChange: Int64?
  /// Whether there was a change to redo when the list was last read, and no other since.
  var canRedo = false
  /// The projects and tags of open todos when the list was last read.
  private(set) var labels = TodoLabels()
  /// The views that the user saved, when the list was last read.
  private(set) var savedViews: [SavedView] = []
  /// The orders that the user chose, by the id of the view.
  private(set) var sorts: [String: TodoSort] = [:]
  private var hasSorts = false
  /// The todo that the editor added, until the list is read.
  var added: Int64?
  /// Which todos the list shows; it stays until the program ends.
  var view: TodoView
  /// Whether a row of this tree had parts.
  private(set) var hasTree = false
  private var treeFilter: String?
  private var isSearched = false
  /// The todos whose parts are left out.
  var folded: Set<Int64> = []
  /// Of the loaded rows that are below others or have others below them.
  private(set) var nodes: [Int64: TodoNode] = [:]
  /// The titles of the todos that loaded rows are parts of without being below them.
  private(set) var parentTitles: [Int64: String] = [:]
  /// The number of direct parts of the loaded rows that have any.
  private(set) var partCounts: [Int64: Int] = [:]
  /// Called with the rows before they are shown.
  var whenLoaded: @LoopActor ([Todo]) async throws -> Void = { _ in }
  let environment: Environment
  var todos: any TodoRepository { environment.todoRepository }
  private let unsaved: any UnsavedTodoRepository

  /// The number of rows per read.
  private static let size = 200
  /// The maximum number of rows kept.
  static let maxRows = 3 * size

  init(_ environment: Environment, showing view: TodoView) {
    (self.environment, self.view) = (environment, view)
    unsaved = environment.unsavedTodos
  }

  /// The range around a todo. After the editor added one it is around that, which is selected unless the pattern leaves
  /// it out.
  /// - Parameter pattern: leaves out todos that do not contain it.
  func load(around id: Int64?, matching pattern: TextPattern?) async throws -> ListSource<Todo>.Loaded {
    finished = nil
    await readSorts()
    savedViews = (try? await todos.savedViews()) ?? savedViews
    followSavedView()
    do throws(LineFault) {
      _ = try view.readFilter(environment)
    } catch {
      environment.notices.say(environment.texts.sentence(for: error))
    }
    let loaded = try await loadSorted(around: id, matching: pattern)
    others = await countOthers(matching: pattern)
    environment.loop.spawn { [environment] in await environment.badges.countDueTodos(in: environment) }
    // Unreadable drafts must not hide the todos; the editor reports them. The same for the folder of damaged files.
    drafts = (try? await unsaved.leftCount(for: nil)) ?? 0
    edited = Set((try? await unsaved.editedTodos()) ?? [])
    damaged = (try? await todos.damagedFile()) ?? nil
    // The list itself says what is wrong with a file that cannot be read.
    labels = (try? await todos.labels()) ?? labels
    let isEmpty = counts.total == 0 && newestChange == nil && damaged == nil && pattern == nil && view.isAll
    earlierCopy = isEmpty ? await newestCopy() : nil
    // Last, because the sidebar lists the saved views and the labels.
    try await whenLoaded(loaded.window.items)
    return loaded
  }

  /// The saved view that is shown may have another name, filter or columns now. The todos of a deleted one stay on view.
  private func followSavedView() {
    guard view.name != nil, let id = view.id else { return }
    guard let saved = savedViews.first(where: { TodoView($0).id == id }) else {
      view = TodoView(id: nil, filter: view.filter, sort: view.sort)
      return
    }
    guard saved.filter == view.filter else { return view = TodoView(saved) }
    (view.name, view.columns) = (saved.name, saved.columns)
  }

  /// The newest copy; nil for a file with bookmarks, which is not new.
  private func newestCopy() async -> TodoBackup? {
    let bookmarks = try? await environment.bookmarks.bookmarks(on: environment.web)
    return bookmarks?.isEmpty == true ? (try? await todos.newestBackup()) ?? nil : nil
  }

  /// Reads the orders that earlier runs chose, and gives the view its own. The list itself says what is wrong with a file that
  /// cannot be read.
  private func readSorts() async {
    guard !hasSorts, let read = try? await todos.chosenSorts() else { return }
    (sorts, hasSorts) = (read.merging(sorts) { $1 }, true)
    if TodoView.builtIn.contains(view) { view = sorted(view) }
  }

  /// A view in the order that the user chose for it.
  func sorted(_ view: TodoView) -> TodoView {
    var view = view
    if let sort = view.id.flatMap({ sorts[$0] }) { view.sort = sort }
    return view
  }

  /// Keeps the order of a view for later runs. That of a filter without a name, and that of the days of the agenda, are not kept.
  func choose(_ sort: TodoSort, of view: TodoView) async throws {
    if let saved = savedViews.first(where: { TodoView($0).id == view.id }) {
      try await todos.chooseSort(sort, ofSavedView: saved.id)
    } else if let id = view.id, TodoView.builtIn.contains(where: { $0.id == id }) {
      sorts[id] = sort
      try await todos.chooseSort(sort, ofView: id)
    }
  }

  /// An order that became impossible, because the list has grown, is given up, so that there is a list.
  private func loadSorted(
    around id: Int64?, matching pattern: TextPattern?
  ) async throws -> ListSource<Todo>.Loaded {
    do {
      return try await loadRows(around: id, matching: pattern)
    } catch let error as AppError {
      guard case .sortTooLong = error else { throw error }
      view.sort = TodoView.all.sort
      environment.notices.say(environment.texts.sentence(for: error))
      try await choose(view.sort, of: view)
      return try await loadRows(around: id, matching: pattern)
    }
  }

  private func loadRows(
    around id: Int64?, matching pattern: TextPattern?
  ) async throws -> ListSource<Todo>.Loaded {
    if let added {
      let window = try await window(.around(added), pattern)
      self.added = nil
      if let index = window.items.firstIndex(where: { $0.id == added }) {
        return (window, window.start + index)
      }
      // A part of one todo is on the page of that todo.
      if pattern == nil, !view.isAll, !view.isOne {
        let words = environment.texts.todoView
        environment.notices.say(words.isNotShown(view: view.title(words)))
      }
    }
    return (try await window(id.map { .around($0) } ?? .top, pattern), nil)
  }

  /// The list itself says what is wrong with a file that cannot be read.
  func readNewestChange() async {
    newestChange = (try? await todos.newestChange()) ?? newestChange
  }

  /// Counts what is shown elsewhere again, after rows changed where they are.
  func countAgain(_ items: [Todo]) {
    environment.loop.spawn { [self, environment] in
      await environment.badges.countDueTodos(in: environment)
      // The list itself says what is wrong with a file that cannot be read.
      try? await whenLoaded(items)
    }
  }

  func window(_ anchor: TodoAnchor, _ pattern: TextPattern?) async throws -> Window<Todo> {
    let window = try await todoWindow(anchor, pattern)
    isSearched = pattern != nil
    try Task.checkCancellation()
    (newestChange, canRedo) = (window.newestChange, window.canRedo)
    hidden = window.hidden
    keep(window)
    counts = window.counts.isLimited ? finished ?? window.counts : window.counts
    guard window.counts.isLimited, let finished else {
      return Window(
        start: window.start, items: window.todos, total: window.total, isPart: window.isPart)
    }
    let total = finished.total - hidden
    let isWhole = window.start == 0 && !window.isPart
    let start = window.isPart || isWhole ? window.start : max(1, total - window.todos.count)
    let end = start + window.todos.count
    return Window(
      start: start, items: window.todos, total: window.isPart ? max(total, end + 1) : end)
  }

  /// Whether parts are below their todos.
  var isNested: Bool { view.isNested && !isSearched }

  /// Those of some todos that are in the view, whether a fold leaves them out or not.
  func kept(_ ids: [Int64]) async throws -> [Todo] {
    guard !view.isAll else { return try await todos.todos(ids: ids) }
    var (kept, rest, query) = ([Todo](), ids[...], view.query(readingAt: environment))
    let filter = query.filter
    while !rest.isEmpty {
      let some = rest.prefix(Self.size)
      rest = rest.dropFirst(some.count)
      query.filter = .every([filter, .any(some.map { .id($0) })])
      kept += try await todos.list(query, .top, limit: some.count).todos
    }
    return kept
  }

  /// Keeps the tree of the rows. Its margin stays as long as the rows are a tree, so that the titles do not jump.
  private func keep(_ window: TodoWindow) {
    let isSame = treeFilter == view.filter
    hasTree = isNested && (isSame && hasTree || window.todos.contains { window.nodes[$0.id] != nil })
    treeFilter = view.filter
    for todo in window.todos {
      nodes[todo.id] = window.nodes[todo.id]
      partCounts[todo.id] = window.partCounts[todo.id]
      if let parent = todo.parent { parentTitles[parent] = window.parentTitles[parent] }
    }
  }

  /// Folds the parts of a todo, or shows them.
  func fold(_ id: Int64) {
    if folded.remove(id) == nil { folded.insert(id) }
  }

  private func todoWindow(_ anchor: TodoAnchor, _ pattern: TextPattern?) async throws -> TodoWindow {
    if view.isAll, let pattern {
      return try await todos.window(anchor, limit: Self.size, matching: pattern, by: view.sort)
    }
    return try await todos.list(query(matching: pattern), anchor, limit: Self.size)
  }

  func query(matching pattern: TextPattern?) -> TodoQuery {
    var query = view.query(readingAt: environment)
    if let pattern {
      query.filter = .every([query.filter, .containing(pattern)])
    } else if view.isNested {
      query.nesting = .nested(folded: folded)
    }
    return query
  }
}
