extension Canvas {
  /// What is drawn in a row, cell by cell; a `continuation` stands for the right half of a wide glyph.
  public func glyphs(row: Int) -> [Glyph] {
    guard row >= 0, row < area.rows else { return [] }
    let line = area.row + row
    guard line < buffer.frame.size.rows else { return [] }
    return (area.column..<min(area.endColumn, buffer.frame.size.columns)).map {
      buffer.frame[line, $0].glyph
    }
  }

  /// Changes the style of cells that are drawn already.
  public func restyle(row: Int, columns: Range<Int>, _ change: (Style) -> Style) {
    let target = part(Rect(row: row, column: columns.lowerBound, rows: 1, columns: columns.count)).area
    guard !target.isEmpty, target.row < buffer.frame.size.rows else { return }
    for column in target.column..<min(target.endColumn, buffer.frame.size.columns) {
      buffer.frame[target.row, column].style = change(buffer.frame[target.row, column].style)
    }
  }
}
