import Terminal
import Texts
import Widgets

/// The columns of the list of events.
struct EventTable {
  private let row: TableRow
  private static let timeColumns = 8
  /// The longest name of an event, background.
  private static let nameColumns = 10

  /// - Parameter columns: the whole width, the selection mark included.
  init(columns: Int) {
    let rest = columns - SelectionMark.columns - Self.timeColumns - Self.nameColumns - 2
    row = TableRow([.init(Self.timeColumns), .init(Self.nameColumns), .init(rest)])
  }

  func drawHeader(_ canvas: Canvas, _ texts: Texts, row line: Int) {
    row.draw(
      canvas, [texts.events.time, texts.events.name, texts.events.properties].map { DisplayText($0) },
      row: line,
      column: SelectionMark.columns, style: canvas.theme[.tableHeader])
  }

  func draw(_ canvas: Canvas, _ event: EventRow, row line: Int, style: Style) {
    row.draw(
      canvas, [event.time, event.name, event.properties].map { DisplayText($0) }, row: line,
      column: SelectionMark.columns, style: style)
  }
}
