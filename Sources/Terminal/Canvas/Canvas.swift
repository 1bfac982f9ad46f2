/// A rectangle of a frame that a view draws into. Coordinates are relative to its corner; drawing outside is
/// clipped. Canvases of one frame share its cells.
public struct Canvas {
  let buffer: FrameBuffer
  /// The styles of the screen's parts.
  public let theme: Theme
  /// The canvas's rectangle in the whole frame, in cells.
  public let area: Rect

  /// In cells.
  public var size: Size { Size(columns: area.columns, rows: area.rows) }

  /// A canvas for the whole buffer.
  public init(_ buffer: FrameBuffer, theme: Theme = .plain) {
    self.buffer = buffer
    self.theme = theme
    area = Rect(buffer.frame.size)
  }

  private init(_ area: Rect, of whole: Canvas) {
    buffer = whole.buffer
    theme = whole.theme
    self.area = area
  }

  /// A part of this canvas; `rect` is relative to this canvas.
  public func part(_ rect: Rect) -> Canvas {
    let moved = Rect(
      row: area.row + rect.row, column: area.column + rect.column, rows: rect.rows, columns: rect.columns)
    return Canvas(moved.intersection(area), of: self)
  }

  /// A named part that scripts can refer to.
  public func pane(_ name: String, _ rect: Rect) -> Canvas {
    let canvas = part(rect)
    buffer.frame.panes[name] = canvas.area
    return canvas
  }

  /// Draws text, cut at `width` columns (or at the canvas's edge) with a final `…`. Returns the number of
  /// columns used.
  @discardableResult
  public func draw(
    _ text: DisplayText, row: Int, column: Int = 0, style: Style = .plain, width: Int? = nil
  ) -> Int {
    guard row >= 0, row < area.rows, column >= 0 else { return 0 }
    let room = min(width ?? Int.max, area.columns - column)
    guard room > 0 else { return 0 }
    let (line, start) = (area.row + row, area.column + column)
    guard text.width > room else {
      return buffer.write(text, row: line, column: start, room: room, style: style)
    }
    let used = buffer.write(text, row: line, column: start, room: room - 1, style: style)
    return used + buffer.write(.ellipsis, row: line, column: start + used, room: 1, style: style)
  }

  /// Draws a finished picture with its links in the upper left corner, cut at the canvas's edges.
  public func draw(_ picture: Frame) {
    let fitted = picture.fitted(to: size)
    for row in 0..<area.rows {
      buffer.copy(
        fitted.cells[row * area.columns..<(row + 1) * area.columns], row: area.row + row, column: area.column)
    }
    for (row, span) in fitted.links.placed(row: area.row, column: area.column, within: size) {
      buffer.frame.links.add(span.link, row: row, columns: span.columns)
    }
  }

  /// Draws one row of a finished picture as wide as this canvas, with its links.
  /// - Parameters:
  ///   - line: its row in the picture.
  ///   - row: where it is drawn on this canvas.
  public func draw(_ picture: Frame, row line: Int, at row: Int) {
    guard picture.size.columns == area.columns, line < picture.size.rows, row >= 0, row < area.rows else {
      return
    }
    let start = line * area.columns
    buffer.copy(
      picture.cells[start..<start + area.columns], row: area.row + row, column: area.column)
    for span in picture.links[line] {
      buffer.frame.links.add(
        span.link, row: area.row + row,
        columns: span.columns.lowerBound + area.column..<span.columns.upperBound + area.column)
    }
  }

  /// Copies the cells and links that are drawn on this canvas.
  public func copy(to picture: inout Frame) { buffer.frame.copy(area, to: &picture) }

  /// Clears `rect` with a style.
  public func fill(_ rect: Rect, style: Style = .plain) {
    let target = part(rect).area
    for row in target.row..<target.endRow {
      buffer.fill(Cell(.space, style), row: row, columns: target.column..<target.endColumn)
    }
  }

  /// Draws a line of `glyph` from `column` on, `width` columns long.
  public func rule(row: Int, column: Int = 0, width: Int, glyph: DisplayText, style: Style = .plain) {
    guard let first = glyph.glyphs.first, first.width == 1 else { return }
    let target = part(Rect(row: row, column: column, rows: 1, columns: width)).area
    guard !target.isEmpty else { return }
    buffer.fill(Cell(first, style), row: target.row, columns: target.column..<target.endColumn)
  }

  /// Dims everything drawn so far on the whole frame, so that later drawing stands out.
  public func dimFrame() {
    guard theme.dimsBehindBoxes else { return }
    let faint = theme[.faint]
    // A blank without a style is erased in fewer bytes.
    buffer.restyle { $0 == .space ? .plain : faint }
  }

  /// Shows the cursor at a position of this canvas.
  public func showCursor(row: Int, column: Int) {
    let point = Point(row: area.row + row, column: area.column + column)
    buffer.frame.cursor = area.contains(point) ? point : nil
  }

  /// Hides the cursor, for example below a dialog, and places it on a cell of this canvas.
  public func hideCursor(row: Int, column: Int) {
    buffer.frame.cursor = nil
    parkCursor(row: row, column: column)
  }

  /// Places the hidden cursor on a cell of this canvas, such as that of the selected row.
  public func parkCursor(row: Int, column: Int) {
    let point = Point(row: area.row + row, column: area.column + column)
    if area.contains(point) { buffer.frame.hiddenCursor = point }
  }

  /// The row of the hidden cursor in the whole frame.
  public var parkedRow: Int { buffer.frame.hiddenCursor.row }

  /// Reports the name of the focused part.
  public func reportFocus(_ name: String) {
    buffer.frame.focus = name
  }

  /// Reports the main text of a pane's selected row.
  public func reportSelected(_ text: DisplayText, pane: String) {
    buffer.frame.selected[pane] = text
  }
}

extension Canvas {
  /// The glyphs of a row, cell by cell; a `continuation` is the right half of a wide glyph.
  public func glyphs(row: Int) -> [Glyph] {
    guard row >= 0, row < area.rows else { return [] }
    let line = area.row + row
    guard line < buffer.frame.size.rows else { return [] }
    return (area.column..<min(area.endColumn, buffer.frame.size.columns)).map {
      buffer.frame[line, $0].glyph
    }
  }

  /// Draws rows faint that are already drawn, because what they show is outdated.
  public func makeFaint(rows: Range<Int>) {
    let faint = theme[.faint]
    for row in rows { restyle(row: row, columns: 0..<size.columns) { _ in faint } }
  }

  /// Changes the style of cells that are already drawn.
  public func restyle(row: Int, columns: Range<Int>, _ change: (Style) -> Style) {
    let target = part(Rect(row: row, column: columns.lowerBound, rows: 1, columns: columns.count)).area
    guard !target.isEmpty, target.row < buffer.frame.size.rows else { return }
    for column in target.column..<min(target.endColumn, buffer.frame.size.columns) {
      buffer.frame[target.row, column].style = change(buffer.frame[target.row, column].style)
    }
  }
}
