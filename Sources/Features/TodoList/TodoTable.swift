import Terminal
import Widgets

/// The columns of the todo list, by the room that there is.
struct TodoTable {
  private let row: TableRow
  private let isNarrow: Bool
  private static let boxColumns = 3
  private static let ageColumns = 4
  private static let opensColumns = 5

  /// - Parameter columns: the whole width, the selection mark included.
  init(columns: Int) {
    let rest = columns - SelectionMark.columns - Self.boxColumns - Self.ageColumns - 2
    isNarrow = rest < 50
    let opens = isNarrow ? Self.opensColumns : min(40, rest / 3)
    row = TableRow([
      .init(Self.boxColumns), .init(rest - opens - 1), .init(opens),
      .init(Self.ageColumns, isRightAligned: true),
    ])
  }

  func drawHeader(_ canvas: Canvas, row line: Int) {
    row.draw(
      canvas, ["", "Todo", "opens", "age"], row: line, column: SelectionMark.columns,
      style: Style(.underline))
  }

  func draw(_ canvas: Canvas, _ todo: TodoRow, row line: Int, style: Style) {
    let opens = isNarrow ? todo.opensInShort : todo.opens
    let texts = [todo.isDone ? "[x]" : "[ ]", todo.title, opens, todo.age].map { DisplayText($0) }
    var style = style
    if todo.isDone { style.attributes.insert(.dim) }
    row.draw(canvas, texts, row: line, column: SelectionMark.columns, style: style)
  }
}
