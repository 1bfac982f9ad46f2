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

/// The part of a line that a field has room for.
struct FieldPart {
  /// What to draw, with `…` at an edge beyond which the text goes on.
  let shown: DisplayText
  /// The cursor's column in it.
  let cursor: Int

  /// A narrower field has room for the text only.
  private static let leastForMarks = 6
  /// Characters that are looked at for a column: some take none.
  private static let charactersPerColumn = 8
  private static let mark: DisplayText = "…"

  /// - Parameter columns: the room, 2 at least.
  init(text: String, before: String, columns: Int) {
    // No more of a long text is looked at than can be on view, for a key must not cost what the text holds.
    let most = Self.charactersPerColumn * columns
    let near = before.suffix(most)
    let rest = text[text.utf8.dropFirst(before.utf8.count).startIndex...]
    let (left, right) = (DisplayText(String(near)), DisplayText(String(rest.prefix(most))))
    let end = left.width + right.width
    let isMarked = columns >= Self.leastForMarks
    // The glyph under the cursor is on view, and where the text goes on the mark after it.
    let cursorEnd = left.width + (right.glyphs.first.map { Int($0.width) } ?? 1)
    var hidden = max(0, cursorEnd - columns)
    let goesOn = isMarked && end - hidden > columns
    if goesOn { hidden = max(0, cursorEnd + 1 - columns) }
    let goesBack = isMarked && (hidden > 0 || near.startIndex > before.startIndex)
    let whole = left + right
    let visible = goesBack ? Self.mark + whole.dropping(columns: hidden + 1) : whole.dropping(columns: hidden)
    shown = goesOn ? visible.truncated(to: columns) : visible.prefix(columns: columns)
    cursor = left.width - hidden
  }
}
