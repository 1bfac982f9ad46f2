import AppCore
import Terminal
import Texts
import Widgets

/// The columns of the todo list, by the room that there is.
struct TodoTable {
  private let row: TableRow
  private let isNarrow: Bool
  private static let boxColumns = 3
  private let texts: TodoListTexts

  /// - Parameter columns: the whole width, the selection mark included.
  init(columns: Int, texts: Texts) {
    self.texts = texts.todoList
    let words = texts.todoList
    let age = AgeText.columns(in: texts.language)
    let rest = columns - SelectionMark.columns - Self.boxColumns - age - 2
    let narrow = [words.opens, words.repositoryShort, words.note].map { DisplayText($0).width }.max() ?? 0
    isNarrow = rest < 50
    let opens = isNarrow ? narrow : min(40, rest / 3)
    row = TableRow([
      .init(Self.boxColumns), .init(rest - opens - 1), .init(opens),
      .init(age, isRightAligned: true),
    ])
  }

  func drawHeader(_ canvas: Canvas, row line: Int) {
    row.draw(
      canvas, ["", texts.todo, texts.opens, texts.age].map { DisplayText($0) }, row: line,
      column: SelectionMark.columns,
      style: canvas.theme[.tableHeader])
  }

  func draw(_ canvas: Canvas, _ todo: TodoRow, row line: Int, style: Style) {
    let opens = isNarrow ? todo.opensInShort : todo.opens
    let texts = [todo.isDone ? "[x]" : "[ ]", todo.title, opens, todo.age].map { DisplayText($0) }
    let style = todo.isDone ? style.adding(canvas.theme[.done]) : style
    row.draw(canvas, texts, row: line, column: SelectionMark.columns, style: style)
  }
}
