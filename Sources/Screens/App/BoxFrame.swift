public import Terminal

/// A box with a title for overlays. Plain ASCII, so that no special font is needed.
public enum BoxFrame {
  /// Clears the canvas and draws the box at its edges, with `footer` in the lower one.
  public static func draw(_ canvas: Canvas, title: DisplayText, footer: DisplayText) {
    let (rows, columns) = (canvas.size.rows, canvas.size.columns)
    guard rows >= 2, columns >= 4 else { return }
    canvas.fill(Rect(canvas.size))
    for row in [0, rows - 1] {
      canvas.rule(row: row, width: columns, glyph: "-")
      canvas.draw("+", row: row)
      canvas.draw("+", row: row, column: columns - 1)
    }
    for row in 1..<(rows - 1) {
      canvas.draw("|", row: row)
      canvas.draw("|", row: row, column: columns - 1)
    }
    canvas.draw(" " + title + " ", row: 0, column: 2, style: canvas.theme[.heading], width: columns - 4)
    canvas.draw(" " + footer + " ", row: rows - 1, column: 2, width: columns - 4)
  }
}

/// What is drawn over the current screen. It is not a page, and sends no event.
enum Overlay: Hashable {
  case none
  /// The help, scrolled down by `offset` lines.
  case help(offset: Int)
  /// The command palette, which `App.palette` holds.
  case palette
  case menu(Menu)
}
