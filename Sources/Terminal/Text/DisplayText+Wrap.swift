extension DisplayText {
  /// The text in lines of at most `columns` columns, each but the first with `indent` blanks before it. Lines
  /// break at blanks, which go, and beside wide glyphs (Chinese, Japanese and Korean have no blanks); a
  /// longer word is cut. At least one line comes back, and none when there are no columns.
  public func wrapped(to columns: Int, indent: Int = 0) -> [DisplayText] {
    guard columns > 0 else { return [] }
    guard width > columns else { return [self] }
    // Two columns are left beside the indent, for a wide glyph.
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

  /// The line that starts at `start`, and where the next one starts. Each glyph is looked at twice at most: a
  /// word that does not fit once here and once on its own line.
  func nextLine(from start: Int, columns: Int) -> (glyphs: ArraySlice<Glyph>, next: Int) {
    let edge = glyphs.fitting(from: start, columns: columns)
    if edge == glyphs.count { return (glyphs[start...], edge) }
    // A wide glyph in a single column: something was here.
    if edge == start { return ([.replacement], start + 1) }
    if glyphs[edge].isBlank { return (withoutBlanks(start..<edge), afterBlanks(edge)) }
    var end = edge
    while end > start, !LineBreak.isAllowed(between: glyphs[end - 1], and: glyphs[end]) { end -= 1 }
    let line = withoutBlanks(start..<end)
    // The word begins the line, or only its indent stands before it: cut it rather than show an empty line.
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
