import Terminal

/// A screen as text with escape sequences for colours and attributes only, so that `cat` shows it in a
/// terminal.
enum ANSIPicture {
  /// Attributes are reset at the end of each row, and each row ends in a line feed. Trailing unstyled blanks
  /// are left out.
  static func text(of frame: Frame, in rect: Rect) -> String {
    (rect.row..<rect.endRow).map { row in
      var end = rect.endColumn
      while end > rect.column, frame[row, end - 1] == .blank { end -= 1 }
      return self.row(row, of: frame, columns: rect.column..<end) + "\n"
    }.joined()
  }

  /// Some columns of a row. Attributes are plain at its start and end. Half of a wide glyph at an edge
  /// becomes a blank.
  static func row(_ row: Int, of frame: Frame, columns: Range<Int>) -> String {
    StyleRun.runs(of: frame, row: row, columns: columns).map { run in
      let text = RowText(frame, row: row, columns: run.columns).text
      return run.style == .plain ? text : "\(run.style.rendition)\(text)\u{1B}[0m"
    }.joined()
  }
}
