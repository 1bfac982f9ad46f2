import Terminal
import Widgets

/// The columns of the todo list, by the room that there is.
struct TodoTable {
  private let row: TableRow
  private let isNarrow: Bool
  private static let boxColumns = 3
  private static let ageColumns = 4

  /// - Parameter columns: the whole width, the selection mark included.
  init(columns: Int) {
    let rest = columns - SelectionMark.columns - Self.boxColumns - Self.ageColumns - 2
    isNarrow = rest < 50
    let link = isNarrow ? 1 : min(40, rest / 3)
    row = TableRow([
      .init(Self.boxColumns), .init(rest - link - 1), .init(link),
      .init(Self.ageColumns, isRightAligned: true),
    ])
  }

  func drawHeader(_ canvas: Canvas, row line: Int) {
    row.draw(
      canvas, ["", "Todo", isNarrow ? "" : "link", "age"], row: line, column: SelectionMark.columns,
      style: Style(.underline))
  }

  func draw(_ canvas: Canvas, _ todo: TodoRow, row line: Int, style: Style) {
    // One letter says more than the mark of a text that was cut.
    let link = isNarrow ? String(todo.link.prefix(1)) : todo.link
    let texts = [todo.isDone ? "[x]" : "[ ]", todo.title, link, todo.age].map { DisplayText($0) }
    var style = style
    if todo.isDone { style.attributes.insert(.dim) }
    row.draw(canvas, texts, row: line, column: SelectionMark.columns, style: style)
  }
}
