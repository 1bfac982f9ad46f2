public import EventLoop
import FoundationEssentials
public import Screens
import Terminal
import Texts
import TodoFormats

/// What the import of a file would do: new and changed todos, and what is left out.
@LoopActor
public final class TodoImportScreen: ContainerScreen {
  public let content: any Screen
  private let todos: TodoImportPresenter

  /// The screen of `Route.todoImport`.
  /// - Parameter file: the path as the user wrote it.
  public static func make(_ file: String, _ environment: Environment, _ router: Router) -> any Screen {
    TodoImportScreen(TodoImportPresenter(file, environment, router))
  }

  init(_ todos: TodoImportPresenter) {
    self.todos = todos
    let list = SectionedListPresenter(todos, environment: todos.environment)
    list.canMark = false
    content = ListPane(
      "import", list, columns: { Self.columns(width: $0, $1, in: todos.environment.zone()) }, title: \.name,
      actions: Self.actions(todos, list))
  }

  public func appear() {
    content.appear()
    todos.appear()
  }

  public func disappear() {
    content.disappear()
    todos.disappear()
  }

  public func close() {
    content.close()
    todos.close()
  }

  private static func actions(
    _ todos: TodoImportPresenter, _ list: SectionedListPresenter<TodoImportRow>
  ) -> [Action] {
    var words: TodoImportTexts { todos.words }
    var shared: ListTexts { todos.environment.texts.list }
    return [
      Action(
        "import", [Key(.enter)], words.importAll, effect: .alters,
        hint: todos.canImport ? words.importHint : nil, when: { todos.canImport },
        whyNot: todos.isStoring ? shared.waiting : todos.whyNot
      ) { todos.importAll() },
      Action("stop", [Key(.escape)], shared.stop, effect: .works, when: { todos.isStoring }) { todos.stop() },
      Action(
        "reload", [.char("r")], shared.reload, effect: .works, hint: todos.hasFailed ? shared.reload : nil,
        when: { !todos.isStoring }
      ) { todos.read() },
    ] + list.actions.filter { ["fold", "out", "into"].contains($0.id) }
  }

  /// In columns: the number of a line, and a width with room for what changes beside the title.
  private static let (lineColumns, wide) = (7, 70)

  private static func columns(
    width: Int, _ context: RowContext, in zone: TimeZone
  ) -> Table<TodoImportRow> {
    let (texts, words) = (context.texts, context.texts.todoImport)
    let fields = TodoWording(texts, now: context.now, in: zone)
    let isWide = width >= wide
    func changes(_ row: TodoImportRow) -> String {
      row.changes(fields, texts.todoFields).joined(separator: " · ")
    }
    func text(_ row: TodoImportRow) -> String {
      guard !isWide, row.kind == .changed else { return row.text(words) }
      return "\(row.text(words)): \(changes(row))"
    }
    return Table(
      width: width,
      [
        TableColumn(words.lineColumn, .fixed(lineColumns), isRightAligned: true, role: .secondary),
        TableColumn(words.todoColumn, .rest, role: .name).leaving(0),
        isWide ? TableColumn(words.changesColumn, .spare(16...60, restNeeds: 36), role: .secondary) : nil,
      ]
    ) { ["\($0.line)", text($0), changes($0)] }
  }
}

extension TodoImportRow {
  /// For scripts.
  fileprivate var name: String {
    if case .item(let item) = content { item.title } else { "line \(line)" }
  }
}
