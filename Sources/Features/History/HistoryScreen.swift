import Domain
public import EventLoop
public import Screens
import Terminal
import Texts

/// The history: every repository, issue and todo that was opened, newest first.
@LoopActor
public enum HistoryScreen {
  /// The screen of `Route.history`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    let history = HistoryPresenter(environment: environment, router: router)
    return PreviewedList(
      pane(history), environment, title: { $0.tabs.history }, links: LinkActions(environment, router),
      selected: { history.list.state.selectedItem }
    ) { group in
      LinkedPreview(
        previewTitle(of: group, environment.texts), environment,
        linked: linked(group.visit, environment, router)
      ) {
        [DocumentSection(preview(of: group, $0, environment, isLinkShown: $1))]
      }
    }
  }

  static func pane(_ history: HistoryPresenter) -> ListPane<VisitGroup> {
    let (list, titles) = (history.list, LongestText())
    return ListPane(
      "history", list,
      columns: { width, context in
        let longest = titles.columns(list.state.version) {
          list.state.window.items.map(\.visit.drawnTitle)
        }
        return columns(width, context, longestTitle: longest)
      }, title: \.visit.title,
      subject: { history.subject(of: $0) }, actions: actions(history))
  }

  private static func actions(_ history: HistoryPresenter) -> [Action] {
    var words: HistoryTexts { history.texts.history }
    let list = history.list
    let (pages, todos) = (history.pages, history.todos)
    return [
      list.action("open", [Key(.enter)], words.open, effect: .works, hint: words.openHint) {
        history.openSelected()
      },
      list.action("delete", [.char("D")], words.delete, effect: .mayDelete, hint: words.deleteHint) {
        history.deleteSelected()
      },
      Action(
        "clear", [.char("C")], words.clear, effect: .mayDelete, hint: list.hasRows ? words.clearHint : nil,
        when: { history.canRestore }, whyNot: list.whyNoRow
      ) { history.clear() },
      Action(
        "undo", [.char("u")], history.madeTodoLast ? history.texts.repoTodos.undo : words.undo,
        effect: .alters,
        hint: list.hasRows ? nil : history.texts.todoList.undoHint,
        when: { history.canRestore || history.madeTodoLast }
      ) { history.undo() },
      Action(
        "redo", [.char("U"), .ctrl("r")], history.texts.todoList.redo, effect: .alters,
        when: { history.canRedo },
        whyNot: history.texts.todoList.nothingToRedo
      ) { history.redo() },
      list.action("export", [.char("E")], words.export, effect: .alters, hint: words.exportHint) {
        history.askForExport()
      },
      todos.make.withoutHint, todos.write.withoutHint,
      pages.openInBrowser.withoutHint, pages.copyAddress.withoutHint,
    ] + list.actions
  }

  private static func linked(
    _ visit: Visit, _ environment: Environment, _ router: Router
  ) -> (any Preview)? {
    if let id = visit.item.todoID { return VisitedTodoPreview(of: id, environment) }
    return visit.item.route(on: environment.web).flatMap { router.preview(of: $0) }
  }

  private static func previewTitle(of group: VisitGroup, _ texts: Texts) -> String {
    texts.kinds[group.visit.item.kind.id].title
  }

  private static func preview(
    of group: VisitGroup, _ context: RowContext, _ environment: Environment, isLinkShown: Bool
  ) -> [DocumentPart] {
    let when = context.when(group.lastAt, in: environment.zone())
    let address = group.visit.item.url(on: environment.web)
    // The visited page begins with the same title.
    return (isLinkShown ? [] : [.words(group.visit.drawnTitle, .heading)])
      + [.words(context.texts.preview.visits(age: when, count: group.count), .faint)]
      + (address.map { [.words($0, .link)] } ?? [])
  }

  /// In columns.
  private static let readableTitle = 48

  /// Beside a preview, which says both, there are no kinds and no visits. Elsewhere first the visits and then the kinds
  /// are left out where titles need their columns, but not for what makes a title longer than is easily read.
  private static func columns(
    _ width: Int, _ context: RowContext, longestTitle: Int
  ) -> Table<VisitGroup> {
    let words = context.texts.history
    let names = ItemKind.all.map { context.texts.kinds[$0.id] }.filter { !$0.name.isEmpty }
    let (short, full) = (names.map(\.short), names.map(\.name))
    func columns(of kinds: [String]) -> Int {
      ((kinds + [words.kindColumn]).map { DisplayText($0).width }.max() ?? 0) + 1
    }
    let visits = TableColumn.countColumns(under: words.visitsColumn) + 1
    let title = min(longestTitle, max(Self.readableTitle, width / 2))
    // What titles leave beside their ages.
    let room = width - SelectionMark.columns - context.ageColumns(under: words.ageColumn) - 1 - title
    let isShort = width < 60 || room < columns(of: full)
    let kinds = isShort ? short : full
    let hasKinds = !context.hasPreview && room >= columns(of: kinds)
    let hasVisits = hasKinds && room >= columns(of: kinds) + visits
    func kind(_ group: VisitGroup) -> String {
      let words = context.texts.kinds[group.visit.item.kind.id]
      return isShort ? words.short : words.name
    }
    return Table(
      width: width,
      [
        TableColumn(words.titleColumn, .rest, role: .name),
        hasKinds ? TableColumn(words.kindColumn, .fitting(kinds + [words.kindColumn])) : nil,
        hasVisits ? TableColumn.count(words.visitsColumn) : nil,
        .age(words.ageColumn, context),
      ]
    ) { group in
      [group.visit.drawnTitle, kind(group), NumberText.short(group.count), context.age(group.lastAt)]
    }
  }
}
