public import Terminal

/// One line of input: a label and the text, scrolled so that the cursor is visible. `…` marks an edge where the text
/// continues.
public enum FieldView {
  /// - Parameters:
  ///   - before: the part of the text before the cursor.
  ///   - hint: shown in an empty field.
  /// - Returns: the field for clicks; nil if it has no room.
  @discardableResult
  public static func draw(
    _ canvas: Canvas, row: Int, label: @autoclosure () -> DisplayText, text: String, before: String,
    hint: @autoclosure () -> DisplayText, isFocused: Bool
  ) -> DrawnField? {
    let start = canvas.draw(label(), row: row, style: canvas.theme[isFocused ? .heading : .text])
    // The cursor may be behind the last character, so it needs a column too.
    let room = canvas.size.columns - start
    guard room > 1 else { return nil }
    let drawn = DrawnField(
      area: canvas.part(Rect(row: row, column: start, rows: 1, columns: room)).area, text: text,
      before: before)
    if text.isEmpty {
      canvas.draw(hint(), row: row, column: start, style: canvas.theme[.faint], width: room - 1)
      if isFocused { canvas.showCursor(row: row, column: start) }
      return drawn
    }
    let part = FieldPart(text: text, before: before, columns: room)
    canvas.draw(part.shown, row: row, column: start, style: canvas.theme[.input])
    if isFocused { canvas.showCursor(row: row, column: start + part.cursor) }
    return drawn
  }
}

/// A field as it was drawn, which knows the character under a click.
public struct DrawnField {
  /// The area of the text, in the terminal's coordinates.
  let area: Rect
  let text: String
  let before: String

  /// The number of characters of the text before the one at a cell of the screen; nil if the cell is not in the text's
  /// area.
  public func characters(before point: Point) -> Int? {
    guard area.contains(point) else { return nil }
    let part = FieldPart(text: text, before: before, columns: area.columns)
    return part.characters(of: text, beforeColumn: point.column - area.column)
  }
}

/// The visible part of a field's text.
struct FieldPart {
  /// The text to draw, with `…` at an edge where the text continues.
  let shown: DisplayText
  /// The column of the cursor in it.
  let cursor: Int
  /// The characters of the text that are left of what was examined.
  private let skipped: Int
  /// The columns of what was examined that are left of the visible part.
  private let hidden: Int

  /// A narrower field has room for text only.
  private static let leastForMarks = 6
  /// The number of characters examined per column: some have no width.
  private static let charactersPerColumn = 8
  private static let mark: DisplayText = "…"

  /// - Parameter columns: the available columns, at least 2.
  init(text: String, before: String, columns: Int) {
    // No character is wider than its UTF-8 form is long.
    guard text.utf8.count >= columns else {
      (shown, cursor) = (DisplayText(text), DisplayText(before).width)
      (skipped, hidden) = (0, 0)
      return
    }
    // Examines no more of a long text than can be visible, because the cost of a key must not depend on the text's
    // length.
    let maxCharacters = Self.charactersPerColumn * columns
    let near = before.suffix(maxCharacters)
    let rest = text[text.utf8.dropFirst(before.utf8.count).startIndex...]
    let (left, right) = (DisplayText(String(near)), DisplayText(String(rest.prefix(maxCharacters))))
    let end = left.width + right.width
    let isMarked = columns >= Self.leastForMarks
    // The glyph under the cursor is visible, and so is the mark after it if the text continues.
    let cursorEnd = left.width + (right.glyphs.first.map { Int($0.width) } ?? 1)
    var hidden = max(0, cursorEnd - columns)
    let goesOn = isMarked && end - hidden > columns
    if goesOn { hidden = max(0, cursorEnd + 1 - columns) }
    let goesBack = isMarked && (hidden > 0 || near.startIndex > before.startIndex)
    let whole = left + right
    let visible = goesBack ? Self.mark + whole.dropping(columns: hidden + 1) : whole.dropping(columns: hidden)
    shown = goesOn ? visible.truncated(to: columns) : visible.prefix(columns: columns)
    cursor = left.width - hidden
    skipped = before.distance(from: before.startIndex, to: near.startIndex)
    self.hidden = hidden
  }

  /// The number of characters of the text before the one in a column of the visible part.
  func characters(of text: String, beforeColumn column: Int) -> Int {
    var (count, end) = (skipped, 0)
    for character in text.dropFirst(skipped) {
      end += DisplayText(String(character)).width
      guard end <= hidden + column else { break }
      count += 1
    }
    return count
  }
}
