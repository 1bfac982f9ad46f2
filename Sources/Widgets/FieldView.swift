public import Terminal

/// One line of input: a label and the text, scrolled so that the cursor is on view.
public enum FieldView {
  /// - Parameters:
  ///   - before: the part of the text that stands before the cursor.
  ///   - hint: what to show in an empty field.
  public static func draw(
    _ canvas: Canvas, row: Int, label: DisplayText, text: String, before: String, hint: DisplayText,
    isFocused: Bool
  ) {
    let start = canvas.draw(label, row: row, style: Style(isFocused ? .bold : []))
    let room = canvas.size.columns - start - 1
    guard room > 0 else { return }
    if text.isEmpty {
      canvas.draw(hint, row: row, column: start, style: Style(.dim), width: room)
      if isFocused { canvas.showCursor(row: row, column: start) }
      return
    }
    let left = DisplayText(before)
    let whole = DisplayText(text)
    let hidden = max(0, left.width - room)
    let shown = whole.dropping(columns: hidden).prefix(columns: room)
    canvas.draw(shown, row: row, column: start, style: Style(.underline))
    if isFocused { canvas.showCursor(row: row, column: start + left.width - hidden) }
  }
}
