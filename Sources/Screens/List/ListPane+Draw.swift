import EventLoop
public import Terminal
import Texts

extension ListPane {
  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane(name, Rect(canvas.size))
    if hasFocus { canvas.reportFocus(name) }
    input.didDraw(rows: pane.size.rows - 1)
    let shown = output.shown
    // The rows keep half of a small pane.
    let used = Paragraph.draw(pane, shown.head.map { DisplayText($0) }, row: 0, atMost: pane.size.rows / 2)
    guard shown.total > 0 else {
      let rest = Rect(row: used, column: 0, rows: pane.size.rows - used, columns: pane.size.columns)
      return drawEmpty(used == 0 ? pane : pane.part(rest), shown)
    }
    width = pane.size.columns
    let table = table(shown, pane.theme)
    if table.hasHeader { table.drawHeader(pane, row: used) }
    let top = table.hasHeader ? used + 1 : used
    let below = shown.message?.drawBelow(pane) ?? 0
    let list = pane.part(
      Rect(row: top, column: 0, rows: pane.size.rows - top - below, columns: pane.size.columns))
    moves.area = list.area
    drawRows(list, table, shown)
  }

  private func draw(
    _ item: Item, _ state: DrawnRows.State, _ canvas: Canvas, row: Int, _ table: Table<Item>, isFaint: Bool
  ) {
    let style = SelectionMark.draw(canvas, row: row, isSelected: state.isSelected, hasFocus: hasFocus)
    if state.isSelected {
      table.drawSelected(canvas, item, row: row, style: style)
    } else {
      table.draw(canvas, item, row: row, style: isFaint ? canvas.theme[.faint] : nil)
    }
    guard state.isMarked else { return }
    SelectionMark.drawMarked(canvas, row: row, style: SelectionMark.rest(style, on: canvas.theme))
  }

  var context: RowContext {
    var context = output.rowContext
    context.hasPreview = isBesidePreview
    return context
  }

  /// The table of the last frame, if all rows look as they did then.
  private func table(_ shown: ListShown, _ theme: Theme) -> Table<Item> {
    let context = context
    let conditions =
      finder.pattern == nil
      ? DrawnRows.Conditions(shown, context, columns: width, theme: theme) : nil
    if let conditions, let drawnTable, conditions == drawnRows?.conditions { return drawnTable }
    let table = columns(width, context)
    drawnRows = conditions.map { DrawnRows($0) }
    drawnTable = table
    return table
  }

  private func drawEmpty(_ canvas: Canvas, _ shown: ListShown) {
    onView.clear()
    drawnRows = nil
    if hasFocus { canvas.parkCursor(row: 0, column: 0) }
    if let message = shown.message {
      message.drawAlone(canvas)
    } else if shown.isLoaded {
      let texts = finder.isActive ? finder.noRows : output.emptyText
      Paragraph.draw(canvas, texts.map { DisplayText($0) }, row: 1)
    }
  }

  private func drawRows(_ canvas: Canvas, _ table: Table<Item>, _ shown: ListShown) {
    let selected = shown.isOutdated ? nil : shown.selected
    let headings = output.headings
    let lines = lines(shown, headings, table, columns: canvas.size.columns)
    let visible = onView.follow(
      selected, lines, shift: shown.shift, rows: canvas.size.rows, headings: headings.map(\.index))
    if selected == nil, hasFocus { canvas.parkCursor(row: 0, column: 0) }
    for (line, row) in visible.enumerated() {
      guard let index = lines.row(at: row) else {
        draw(lines.text(at: row), canvas, row: line, selected: selected)
        continue
      }
      let isSelected = index == selected
      if let heading = headings.first(where: { $0.index == index }) {
        let style = SelectionMark.draw(canvas, row: line, isSelected: isSelected, hasFocus: hasFocus)
        heading.draw(canvas, row: line, selected: isSelected ? style : nil)
        if isSelected { canvas.reportSelected(DisplayText(heading.label.title), pane: name) }
        continue
      }
      let state = DrawnRows.State(
        isSelected: isSelected, isMarked: shown.marked > 0 && output.isMarked(at: index), hasFocus: hasFocus)
      let isDrawn = drawnRows?.draw(index, state, on: canvas, row: line) == true
      guard !isDrawn || isSelected, let item = output.item(at: index) else { continue }
      if !isDrawn {
        draw(item, state, canvas, row: line, table, isFaint: shown.isFaint)
        drawnRows?.didDraw(index, state, row: line)
      }
      guard isSelected else { continue }
      if hasFocus { canvas.parkCursor(row: line, column: 0) }
      canvas.reportSelected(DisplayText(title(item)), pane: name)
    }
    drawnRows?.keep(canvas)
    guard let pattern = finder.pattern else { return }
    for (line, row) in visible.enumerated() {
      if let index = lines.row(at: row) {
        if headings.contains(where: { $0.index == index }) { continue }
      } else {
        guard let kind = lines.text(at: row)?.lines.kind, kind == .caption || kind == .more else { continue }
      }
      canvas.mark(
        pattern, rows: line..<line + 1, column: lines.row(at: row) == nil ? 0 : SelectionMark.columns)
    }
  }
}
