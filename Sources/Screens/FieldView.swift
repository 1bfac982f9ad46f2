public import Terminal

/// One line of input: a label and the text, scrolled so that the cursor is on view. An edge beyond which the
/// text goes on is marked with `…`.
public enum FieldView {
  /// - Parameters:
  ///   - before: the part of the text that stands before the cursor.
  ///   - hint: what to show in an empty field.
  public static func draw(
    _ canvas: Canvas, row: Int, label: @autoclosure () -> DisplayText, text: String, before: String,
    hint: @autoclosure () -> DisplayText, isFocused: Bool
  ) {
    let start = canvas.draw(label(), row: row, style: canvas.theme[isFocused ? .heading : .text])
    // The cursor may stand behind the last character, so that much room is there at least.
    let room = canvas.size.columns - start
    guard room > 1 else { return }
    if text.isEmpty {
      canvas.draw(hint(), row: row, column: start, style: canvas.theme[.faint], width: room - 1)
      if isFocused { canvas.showCursor(row: row, column: start) }
      return
    }
    let part = FieldPart(text: text, before: before, columns: room)
    canvas.draw(part.shown, row: row, column: start, style: canvas.theme[.input])
    if isFocused { canvas.showCursor(row: row, column: start + part.cursor) }
  }
}
