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

extension Style {
  /// The escape sequence that switches a terminal from plain text to this style; empty for the plain style.
  /// (ECMA-48, Select Graphic Rendition; colours from 8 on as in xterm.)
  var rendition: String {
    let flags: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
    ]
    var codes = flags.filter { attributes.contains($0.0) }.map(\.1)
    if let code = foreground.code(normal: 30, bright: 90) { codes.append(code) }
    if let code = background.code(normal: 40, bright: 100) { codes.append(code) }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension Color {
  fileprivate func code(normal: Int, bright: Int) -> String? {
    switch Int(index) {
    case ..<0: nil
    case 0..<8: "\(normal + Int(index))"
    case 8..<16: "\(bright + Int(index) - 8)"
    default: "\(normal + 8);5;\(index)"
    }
  }
}
