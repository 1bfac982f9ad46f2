import Domain
import EventLoop
import Screens
import Terminal
import Texts

/// The views, projects and tags with their numbers of todos, beside the list on a wide screen.
@LoopActor
final class TodoSidebar {
  private unowned let todos: TodoListPresenter
  private var sections: [FixedSection<Row>] = []
  /// Counting every view takes longer than reading the list, so nothing is counted before the sidebar is on view.
  private var isOnView = false
  private var counting: Task<Void, Never>?
  /// What the list showed when the todos were counted last.
  private var shown: TodoView?
  /// Called when the user chose a row.
  var didChoose: @LoopActor () -> Void = {}

  struct Row {
    let view: TodoView
    let title: String
    let count: String
  }

  private lazy var list = FixedList<Row>(
    { [weak self] in self?.shownSections ?? [] },
    context: { [environment = todos.environment] in RowContext(environment) }, text: { $0.title })

  /// Until the todos are counted, the views alone.
  private var shownSections: [FixedSection<Row>] {
    guard sections.isEmpty else { return sections }
    let words = todos.viewWords
    return [FixedSection(views.map { Row(view: $0, title: $0.title(words), count: "") })]
  }

  private var views: [TodoView] { todos.views }

  init(_ todos: TodoListPresenter) {
    self.todos = todos
  }

  private(set) lazy var pane = ListPane<Row>(
    "sidebar", list,
    columns: { [weak self] width, _ in self?.table(width) ?? Table(width: width, []) { _ in [] } },
    title: \.title,
    actions: [
      Action(
        "open", [Key(.enter)], self.todos.viewWords.showView, effect: .works,
        hint: self.todos.viewWords.showHint
      ) { [weak self] in self?.open() }
    ])

  private func table(_ width: Int) -> Table<Row> {
    if !isOnView {
      isOnView = true
      reload()
    }
    return Table(
      width: width,
      [
        TableColumn("", .rest),
        TableColumn("", .fixed(Self.countColumns), isRightAligned: true, role: .secondary),
      ],
      role: { [weak todos] row in todos?.isShown(row.view) == true ? .heading : nil }
    ) { [$0.title, $0.count] }
  }

  /// In cells: `12,345+`.
  private static let countColumns = 7

  private func open() {
    guard let row = list.selectedItem else { return }
    todos.show(row.view)
    didChoose()
  }

  /// Counts the todos again.
  func reload() {
    guard isOnView else { return }
    counting?.cancel()
    counting = todos.environment.loop.spawn { [weak self] in await self?.count() }
  }

  private func count() async {
    let views = views
    guard let counts = try? await todos.counts(of: views), !Task.isCancelled else { return }
    show(views, counts)
    await todos.finish(counts, of: views) { counts in
      show(views, counts)
      return true
    }
  }

  private func show(_ views: [TodoView], _ counts: [TodoViewCount]) {
    let (words, labels, known) = (todos.viewWords, todos.windows.labels, sections.first?.rows ?? [])
    let ofViews = zip(views, counts).map { view, count in
      // What is known of a view stays until all of its todos are counted.
      let old = count.isLimited ? known.first { $0.view == view } : nil
      return Row(view: view, title: view.title(words), count: old?.count ?? count.text)
    }
    let projects = labels.projects.map {
      Row(view: .project($0.name), title: "@\($0.name)", count: NumberText.grouped($0.count))
    }
    let tags = labels.tags.map {
      Row(view: .tag($0.name), title: "+\($0.name)", count: NumberText.grouped($0.count))
    }
    let isOther = shown.map { !todos.isShown($0) } ?? true
    let selected = list.selectedItem?.view
    shown = todos.windows.view
    sections = [FixedSection(ofViews)]
    if !projects.isEmpty { sections.append(FixedSection(projects, under: words.projects)) }
    if !tags.isEmpty { sections.append(FixedSection(tags, under: words.tags)) }
    list.appear()
    // The cursor goes to what the list shows, and stays on its row while rows come and go.
    let rows = ofViews + projects + tags
    let new = isOther ? rows.firstIndex { todos.isShown($0.view) } : nil
    if let row = new
      ?? rows.firstIndex(where: { $0.view.id == selected?.id && $0.view.filter == selected?.filter })
    {
      list.select(row)
    }
    list.moveSelection(by: 0)
  }
}
