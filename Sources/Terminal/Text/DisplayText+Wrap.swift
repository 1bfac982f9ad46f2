extension DisplayText {
  /// The text in lines of at most `columns` columns; all but the first are indented by `indent` columns.
  /// Lines break at blanks, which are removed, and beside wide glyphs (Chinese, Japanese and Korean have no
  /// spaces); a longer word is split. Returns at least one line, but none if `columns` is below 1.
  public func wrapped(to columns: Int, indent: Int = 0) -> [DisplayText] {
    guard columns > 0 else { return [] }
    guard width > columns else { return [self] }
    // Leaves two columns beside the indent for a wide glyph.
    let margin = Array(repeating: Glyph.space, count: max(0, min(indent, columns - 2)))
    var lines: [DisplayText] = []
    var start = 0
    while start < glyphs.count {
      let before = lines.isEmpty ? [] : margin
      let line = nextLine(from: start, columns: columns - before.count)
      lines.append(DisplayText(glyphs: before + line.glyphs))
      start = line.next
    }
    return lines
  }

  /// The line that starts at `start`, and the start of the next one. Visits each glyph at most twice: a word
  /// that does not fit is visited again on its own line.
  func nextLine(from start: Int, columns: Int) -> (glyphs: ArraySlice<Glyph>, next: Int) {
    let edge = glyphs.fitting(from: start, columns: columns)
    if edge == glyphs.count { return (glyphs[start...], edge) }
    // A replacement for a wide glyph in a single column.
    if edge == start { return ([.replacement], start + 1) }
    if glyphs[edge].isBlank { return (withoutBlanks(start..<edge), afterBlanks(edge)) }
    var end = edge
    while end > start, !LineBreak.isAllowed(between: glyphs[end - 1], and: glyphs[end]) { end -= 1 }
    let line = withoutBlanks(start..<end)
    // The word starts the line, after at most an indent: splitting it avoids an empty line.
    return line.isEmpty ? (glyphs[start..<edge], edge) : (line, end)
  }

  private func withoutBlanks(_ range: Range<Int>) -> ArraySlice<Glyph> {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].isBlank { end -= 1 }
    return glyphs[range.lowerBound..<end]
  }

  private func afterBlanks(_ start: Int) -> Int {
    var next = start
    while next < glyphs.count, glyphs[next].isBlank { next += 1 }
    return next
  }
}
