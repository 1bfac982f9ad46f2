import Domain
public import EventLoop
public import Screens
import Terminal
import Texts

/// All views of the todo list with their filters: one is chosen, and those of the user are changed.
@LoopActor
public enum TodoViewsScreen {
  /// The screen of `Route.todoViews`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    pane(TodoViewsPresenter(environment, router))
  }

  static func pane(_ views: TodoViewsPresenter) -> ListPane<TodoViewRow> {
    let list = views.list
    var words: TodoViewTexts { views.words }
    return ListPane(
      "views", list, columns: { columns(width: $0, $1) }, title: \.title,
      actions: [
        list.action("open", [Key(.enter)], words.showView, effect: .works, hint: words.showHint) {
          views.open()
        },
        list.action("add", [.char("a")], words.addView, effect: .shows, hint: words.addHint) { views.add() },
        list.action("edit", [.char("e")], words.editView, effect: .alters, hint: words.editHint) {
          views.edit()
        },
        list.action("rename", [.char("R")], words.renameView, effect: .alters, hint: words.renameVerb) {
          views.rename()
        },
        list.action("delete", [.char("D")], words.deleteView, effect: .mayDelete, hint: words.deleteVerb) {
          views.delete()
        },
      ] + list.actions)
  }

  /// In columns: a name, and the count `12,345+` with a blank.
  private static let (longestName, countColumns) = (40, 8)
  /// In columns: what a filter needs, and a width with room for the order.
  private static let (filterColumns, wide) = (20, 80)

  private static func columns(width: Int, _ context: RowContext) -> Table<TodoViewRow> {
    let words = context.texts.todoView
    let hasFilter = width >= 2 * filterColumns + countColumns
    let signs = context.signs
    func order(_ row: TodoViewRow) -> String {
      let sort = row.view.sort
      return "\(words.name(of: sort.key)) \(signs[sort.isAscending ? .ascending : .descending])"
    }
    let orders = [
      words.byUrgency, words.byDue, words.byPriority, words.byCreated, words.byChanged, words.byTitle,
      words.byHand, words.orderColumn,
    ].map { "\($0)  " }
    return Table(
      width: width,
      [
        TableColumn(
          words.nameColumn, hasFilter ? .spare(16...longestName, restNeeds: width / 2) : .rest, role: .name),
        hasFilter ? TableColumn(words.filterLabel, .rest) : nil,
        width >= wide ? TableColumn(words.orderColumn, .fitting(orders), role: .secondary) : nil,
        TableColumn(words.countColumn, .fixed(countColumns), isRightAligned: true, role: .secondary),
      ]
    ) { [$0.title, $0.view.filter, order($0), $0.count.text] }
  }
}
