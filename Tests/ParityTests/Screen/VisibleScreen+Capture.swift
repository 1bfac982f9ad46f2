extension VisibleScreen {
  /// Parses the output of tmux's `capture-pane -p -e -N`: lines of text with SGR sequences, which stay in
  /// effect across lines. The missing end of a line is blank.
  init(capture lines: [String], columns: Int, rows count: Int) throws {
    let widths = try CharacterWidths()
    var look = SGRState()
    rows = try lines.map { line in
      var writer = CellWriter(widths)
      for (index, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
        guard index > 0 else {
          try writer.write(part, style: look.words)
          continue
        }
        guard let end = part.firstIndex(of: "m") else { throw Unreadable(what: line) }
        look.apply(String(part[..<end]))
        try writer.write(part[part.index(after: end)...], style: look.words)
      }
      return writer.cells + Array(repeating: .blank, count: max(0, columns - writer.cells.count))
    }
    rows += Array(repeating: Array(repeating: .blank, count: columns), count: max(0, count - rows.count))
  }
}
