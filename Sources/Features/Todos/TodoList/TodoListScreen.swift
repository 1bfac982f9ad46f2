import Domain
public import EventLoop
import FoundationEssentials
public import Screens
import Terminal
import Texts

/// The todo list: open todos before done ones, each newest first.
@LoopActor
public enum TodoListScreen {
  /// The screen of `Route.todoList`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    let todos = TodoListPresenter(environment: environment, router: router)
    return PreviewedList(
      pane(todos), environment, title: { $0.tabs.todos }, selected: { todos.list.state.selectedItem }
    ) { todo in
      LinkedPreview(
        environment.texts.todoList.todo, environment,
        linked: todo.route(on: router.web).flatMap { router.preview(of: $0) }
      ) {
        [DocumentSection(preview(of: todo, $0, environment.zone(), web: router.web, isLinkShown: $1))]
      }
    }
  }

  static func pane(_ todos: TodoListPresenter) -> ListPane<Todo> {
    ListPane(
      "todos", todos.list,
      columns: { columns(width: $0, $1, pattern: todos.list.pattern) }, title: \.title,
      subject: { todos.subject(of: $0) }, actions: actions(todos))
  }

  private static func actions(_ todos: TodoListPresenter) -> [Action] {
    var words: TodoListTexts { todos.words }
    let list = todos.list
    var noRows: String { list.whyNoRow }
    return [
      list.action("open", [Key(.enter)], words.open, effect: .works, hint: words.openHint) {
        todos.openSelected()
      },
      Action("add", [.char("a")], words.add, effect: .shows, hint: words.add) { todos.add() },
      list.action("toggle-done", [.char("x")], words.done, effect: .works, hint: words.doneHint) {
        todos.toggleDone()
      },
      list.action("edit", [.char("e")], words.edit, effect: .alters, hint: words.edit) {
        todos.editSelected()
      },
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
      Action(
        "dismiss-damaged", [.ctrl("x")], words.dismissDamaged, effect: .works, when: { todos.hasDamagedFile }
      ) {
        todos.dismissDamagedFile()
      },
      .openInBrowser(words.openAddress, when: { list.hasRows }, whyNot: noRows) { todos.openInBrowser() },
      .copyAddress(words.copyAddress, when: { list.hasRows }, whyNot: noRows) { todos.copyURL() },
      Action(
        "follow-link", [.char("f")], list.environment.texts.links.follow, effect: .works,
        when: { !todos.pages.isEmpty },
        whyNot: list.hasRows ? words.noAddress : noRows
      ) { todos.showLinks() },
    ] + list.actions
  }

  private static func preview(
    of todo: Todo, _ context: RowContext, _ zone: TimeZone, web: String, isLinkShown: Bool
  ) -> [DocumentPart] {
    let words = context.texts.preview
    let dates = [
      words.added(age: context.when(todo.createdAt, in: zone)),
      todo.doneAt.map { words.doneAt(age: context.when($0, in: zone)) },
    ]
    // What it links to begins with the same title.
    let isRepeated = isLinkShown && todo.link.map { todo.title.hasPrefix("\($0)") } == true
    var parts: [DocumentPart] = [
      isRepeated ? nil : .words(todo.drawn(todo.title), .heading),
      .words(dates.compactMap(\.self).joined(separator: " · "), .faint),
    ].compactMap(\.self)
    if let url = todo.link?.url(on: web) { parts.append(.words(url, .link)) }
    if !todo.note.isEmpty { parts += [.blank, .words(todo.note)] }
    return parts
  }

  /// - Parameter pattern: what a filter looks for; nil without a filter.
  private static func columns(
    width: Int, _ context: RowContext, pattern: TextPattern?
  ) -> Table<Todo> {
    let words = context.texts.todoList
    let (open, done) = ("\(context.signs[.open])", "\(context.signs[.done])")
    let signColumns = DisplayText(open).width
    /// Behind the title: why a filter shows the todo if neither its title nor its link says it, else where it leads.
    func aside(_ todo: Todo) -> String {
      guard let pattern, !pattern.matches(todo.title),
        todo.link.map({ pattern.matches(DisplayText("\($0)")) }) != true,
        let excerpt = pattern.excerpt(of: todo.note)
      else { return todo.aside }
      return " · " + words.inNote(text: excerpt)
    }
    func title(_ todo: Todo) -> StyledText {
      var text = StyledText(DisplayText(todo.shownTitle), role: .name)
      text.append(DisplayText(aside(todo)), role: .secondary)
      return text
    }
    return Table(
      width: width,
      [
        TableColumn("", .fixed(signColumns), role: .good), TableColumn(words.todo, .rest, role: .name),
        .age(words.age, context),
      ], role: { $0.isDone ? .done : nil }, sign: { $0.isDone ? .good : .heading },
      painted: (1, { title($0) })
    ) { todo in
      [todo.isDone ? done : open, todo.shownTitle + aside(todo), context.age(todo.createdAt)]
    }
  }
}

extension Todo {
  /// The title without the name that a todo of an issue begins with.
  var ownTitle: String {
    guard let link, title.hasPrefix("\(link) ") else { return title }
    return String(title.dropFirst("\(link) ".count))
  }

  /// Behind the title: where the todo leads, if the title does not say it, and how its note begins.
  fileprivate var aside: String {
    let name = link?.description
    let place = name == nil || name == title ? nil : name
    // A note can be long, and a row shows only its beginning.
    let note = note.isEmpty ? nil : String(note.prefix(Self.longestNote))
    return [place, note].compactMap(\.self).map { " · \($0)" }.joined()
  }

  /// In characters.
  private static let longestNote = 200
}

extension Todo {
  fileprivate var shownTitle: String { drawn(ownTitle) }
}
