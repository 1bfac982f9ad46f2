import Terminal
import Texts

extension ListPane {
  /// The lines of all rows, and those between them: the gap, captions, the messages below headings, and the further lines
  /// of rows.
  func lines(
    _ shown: ListShown, _ headings: [ListHeading], _ table: Table<Item>, columns: Int
  ) -> RowLines {
    guard let gap = shown.gap else {
      var between = headings.compactMap { $0.message(columns: columns) } + output.captions.map(\.lines)
      if table.hasMore {
        between += (0..<shown.total).compactMap { index in
          output.item(at: index).flatMap { table.more($0, at: index) }
        }
        // What belongs to a row comes before the caption of the next one.
        between.sort { ($0.index, $0.kind == .more ? 0 : 1) < ($1.index, $1.kind == .more ? 0 : 1) }
      }
      return RowLines(rows: shown.total, between: between)
    }
    let text = DisplayText(output.rowContext.texts.list.line(of: gap))
    let line = LinesBetween(
      index: gap.index, texts: [text], role: .faint, indent: SelectionMark.columns, kind: .gap)
    return RowLines(rows: shown.total, between: [line])
  }

  func draw(
    _ between: (lines: LinesBetween, text: DisplayText)?, _ canvas: Canvas, row: Int, selected: Int?
  ) {
    guard let (lines, text) = between else { return }
    let isSelected = lines.row != nil && lines.row == selected
    let style =
      isSelected
      ? SelectionMark.drawFurther(canvas, row: row, hasFocus: hasFocus) : canvas.theme[lines.role]
    canvas.draw(text, row: row, column: lines.indent, style: style)
  }
}
