public import Dates
import Domain
public import EventLoop
import FoundationEssentials
public import Screens
import Terminal
import Texts

/// The todo list: open todos before done ones, each the most urgent first.
@LoopActor
public enum TodoListScreen {
  /// The screen of `Route.todoList`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    make(TodoListPresenter(environment: environment, router: router), environment, router)
  }

  /// The screen of `Route.todoView`.
  /// - Parameter id: that of a view; an unknown one shows all todos.
  public static func make(showing id: String, _ environment: Environment, _ router: Router) -> any Screen {
    let view = TodoView.builtIn.first { $0.id == id } ?? .all
    return make(
      TodoListPresenter(showing: view, environment: environment, router: router), environment, router)
  }

  /// The screen of `Route.todoDay`.
  public static func make(of day: Day, _ environment: Environment, _ router: Router) -> any Screen {
    make(
      TodoListPresenter(showing: .day(day), isRoot: false, environment: environment, router: router),
      environment,
      router)
  }

  static func make(
    _ todos: TodoListPresenter, _ environment: Environment, _ router: Router
  ) -> any Screen {
    let sidebar = TodoSidebar(todos)
    let screen = PreviewedList(
      pane(todos), environment, title: { _ in todos.viewTitle },
      sidebar: ListSidebar(sidebar.pane) { $0.todoView.title }, selected: { todos.list.state.selectedItem }
    ) { todo in
      LinkedPreview(
        environment.texts.todoList.todo, environment,
        linked: todo.route(on: router.web).flatMap { router.preview(of: $0) }
      ) {
        todo.preview($0, environment.zone(), web: router.web, isLinkShown: $1)
      }
    }
    sidebar.didChoose = { [weak screen] in screen?.goToList() }
    todos.windows.whenLoaded = { _ in sidebar.reload() }
    let line = QuickAddLine(todos)
    todos.openLine = { [weak line] in line?.open(orElse: $0) }
    return QuickAddScreen(screen, line)
  }

  static func pane(_ todos: TodoListPresenter) -> ListPane<Todo> {
    let columns = TodoListColumns()
    return ListPane(
      "todos", todos.list,
      columns: {
        columns.table(width: $0, $1, todos.list, todos.windows, zone: todos.list.environment.zone())
      },
      title: \.title,
      subject: { todos.subject(of: $0) }, actions: actions(todos))
  }

  private static func actions(_ todos: TodoListPresenter) -> [Action] {
    var words: TodoListTexts { todos.words }
    let list = todos.list
    var noRows: String { list.whyNoRow }
    return [
      list.action("open", [Key(.enter)], words.open, effect: .works, hint: words.openHint) {
        todos.openSelected()
      }
    ] + verbs(todos) + treeActions(todos) + [
      Action(
        "dismiss-damaged", [.ctrl("x")], words.dismissDamaged, effect: .works, when: { todos.hasDamagedFile }
      ) {
        todos.dismissDamagedFile()
      },
      Action("views", [.char("V")], todos.viewWords.choose, effect: .shows) { todos.chooseView() },
      Action("all-views", [], todos.viewWords.openViews, effect: .works) { todos.openViews() },
      Action("import-todos", [], list.environment.texts.todoImport.importTodos, effect: .shows) {
        todos.askForImport()
      },
      Action("agenda", [.char("A")], todos.viewWords.openAgenda, effect: .works) { todos.openAgenda() },
      Action("calendar", [.char("c")], todos.viewWords.openCalendar, effect: .works) {
        todos.openCalendar()
      },
      Action("filter", [.char("f")], todos.viewWords.filter, effect: .shows) { todos.editFilter() },
      Action(
        "clear-filter", [.char("F")], todos.viewWords.clear, effect: .works, when: { todos.isFiltered },
        whyNot: todos.whole.isAll ? todos.viewWords.nothingToClear : todos.viewWords.isWhole
      ) { todos.clearFilter() },
      Action("sort", [.char("s")], todos.viewWords.sort, effect: .shows) { todos.chooseSort() },
      Action("reverse", [.char("S")], todos.viewWords.reverse, effect: .works) { todos.reverseSort() },
      Action(
        "follow-link", [], list.environment.texts.links.follow, effect: .works,
        when: { !todos.pages.isEmpty },
        whyNot: list.hasRows ? words.noAddress : noRows
      ) { todos.showLinks() },
    ] + list.actions
  }

  /// What can be done with todos, in the list and on the screen of one.
  static func verbs(_ todos: TodoListPresenter) -> [Action] {
    var words: TodoListTexts { todos.words }
    let list = todos.list
    var noRows: String { list.whyNoRow }
    return [
      Action("add", [.char("a")], words.add, effect: .shows, hint: words.add) { todos.add() },
      list.action("toggle-done", [.char("x")], words.done, effect: .works, hint: words.doneHint) {
        todos.toggleDone()
      },
      list.action("edit", [.char("e")], words.edit, effect: .alters, hint: words.edit) {
        todos.editSelected()
      },
      list.action("edit-note", [.char("E")], words.editNote, effect: .alters) { todos.editNote() },
      list.action("add-part", [.char("i")], words.addPart, effect: .shows) { todos.askForPart() },
      list.action("modify", [.char("m")], words.change, effect: .alters) { todos.askForChanges() },
      list.action("set-due", [.char("d")], words.setDue, effect: .alters) { todos.askForDate(.due) },
      list.action("set-wait", [.char("w")], words.setWait, effect: .alters) { todos.askForDate(.wait) },
      list.action("add-tag", [.char("+")], words.addTag, effect: .alters) { todos.askForTag() },
      list.action("set-project", [.char("@")], words.setProject, effect: .alters) {
        todos.askForProject()
      },
      list.action("cycle-priority", [.char("!")], words.cyclePriority, effect: .alters) {
        todos.cyclePriority()
      },
      list.action("toggle-started", [.char("b")], words.toggleStarted, effect: .alters) {
        todos.toggleStarted()
      },
      list.action("link", [.char("L")], words.setLink, effect: .alters) { todos.askForLink() },
      list.action("skip", [.char("X")], words.skip, effect: .alters) { todos.skip() },
      list.action("delete", [.char("D")], words.delete, effect: .mayDelete, hint: words.delete) {
        todos.deleteSelected()
      },
      Action(
        "undo", [.char("u")], words.undo, effect: .alters, hint: todos.canUndo ? words.undoHint : nil,
        when: { todos.mayUndo }, whyNot: list.environment.texts.list.nothingToUndo
      ) { todos.undo() },
      Action(
        "redo", [.char("U"), .ctrl("r")], words.redo, effect: .alters, when: { todos.mayRedo },
        whyNot: words.nothingToRedo
      ) { todos.redo() },
      .openInBrowser(words.openAddress, when: { list.hasRows }, whyNot: noRows) { todos.openInBrowser() },
      .copyAddress(words.copyAddress, when: { list.hasRows }, whyNot: noRows) { todos.copyURL() },
    ]
  }
}
