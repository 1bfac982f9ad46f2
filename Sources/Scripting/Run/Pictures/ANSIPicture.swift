import Terminal

/// A screen as `cat` shows it in a terminal: text with escape sequences for its looks, and no other ones.
enum ANSIPicture {
  /// Each row ends in plain text and a line feed; plain blanks at a row's end are left out.
  static func text(of frame: Frame, in rect: Rect) -> String {
    (rect.row..<rect.endRow).map { row in
      var end = rect.endColumn
      while end > rect.column, frame[row, end - 1] == .blank { end -= 1 }
      return self.row(row, of: frame, columns: rect.column..<end) + "\n"
    }.joined()
  }

  /// Some columns of a row, from plain text to plain text. Half a wide glyph at an edge is a blank.
  static func row(_ row: Int, of frame: Frame, columns: Range<Int>) -> String {
    StyleRun.runs(of: frame, row: row, columns: columns).map { run in
      let text = RowText(frame, row: row, columns: run.columns).text
      return run.style == .plain ? text : "\(run.style.rendition)\(text)\u{1B}[0m"
    }.joined()
  }
}
