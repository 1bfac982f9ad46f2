public import Terminal

/// How the selected row looks: a mark in front, and a style for the whole row if its list has the focus. The mark
/// works without colours, and the hidden cursor is placed on it for Braille displays.
public enum SelectionMark {
  /// The columns that the mark takes at the start of each row.
  public static let columns = 2

  /// Prepares a row and returns the style of its text.
  public static func draw(_ canvas: Canvas, row: Int, isSelected: Bool, hasFocus: Bool) -> Style {
    guard isSelected else { return .plain }
    let style = canvas.theme[hasFocus ? .selectedRow : .selectedRowAside]
    canvas.fill(
      Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns), style: rest(style, on: canvas.theme))
    canvas.draw(
      canvas.theme.signs[.selection], row: row, style: hasFocus ? canvas.theme[.selectionMark] : style)
    if hasFocus { canvas.parkCursor(row: row, column: 0) }
    return style
  }

  /// Prepares a further line of the selected row, which has no mark, and returns the style of its text.
  static func drawFurther(_ canvas: Canvas, row: Int, hasFocus: Bool) -> Style {
    let style = rest(canvas.theme[hasFocus ? .selectedRow : .selectedRowAside], on: canvas.theme)
    canvas.fill(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns), style: style)
    return style
  }

  /// The style of a selected row beside its name: reverse is for the name alone if the whole row would be too bright.
  /// - Parameter style: that of the name.
  static func rest(_ style: Style, on theme: Theme) -> Style {
    guard theme.reversesNameOnly, style == theme[.selectedRow] else { return style }
    return Style(style.attributes.subtracting(.reverse))
  }

  /// The sign of a marked row, next to the mark of the selected one.
  static func drawMarked(_ canvas: Canvas, row: Int, style: Style) {
    canvas.draw("*", row: row, column: 1, style: style)
  }
}
