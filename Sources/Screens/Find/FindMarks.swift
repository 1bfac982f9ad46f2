public import Domain
public import Terminal

extension TextPattern {
  /// The positions of all matches in glyphs, from left to right; they do not overlap.
  func ranges(in glyphs: [Glyph]) -> [Range<Int>] {
    let shortest = min(signs.count, drawnSigns?.count ?? signs.count)
    var ranges: [Range<Int>] = []
    var start = 0
    while start + shortest <= glyphs.count {
      if let end = end(ofMatchAt: start, in: glyphs) {
        ranges.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return ranges
  }

  @inline(__always)
  private func end(ofMatchAt start: Int, in glyphs: [Glyph]) -> Int? {
    if let end = end(of: signs, at: start, in: glyphs) { return end }
    return drawnSigns.flatMap { end(of: $0, at: start, in: glyphs) }
  }

  @inline(__always)
  private func end(of signs: [TextSign], at start: Int, in glyphs: [Glyph]) -> Int? {
    guard start + signs.count <= glyphs.count else { return nil }
    let isMatch = signs.indices.allSatisfy {
      isSign(signs[$0], glyphs[start + $0].base, glyphs[start + $0].marks)
    }
    return isMatch ? start + signs.count : nil
  }

  public func matches(_ text: DisplayText) -> Bool { !ranges(in: text.glyphs).isEmpty }

  /// The first match with the text around it, in one line; nil without a match.
  public func excerpt(of text: String) -> String? {
    let glyphs = DisplayText(text).glyphs
    guard let match = ranges(in: glyphs).first else { return nil }
    let (before, after) = (12, 40)
    let start = max(0, match.lowerBound - before)
    let part = glyphs[start..<min(glyphs.count, match.upperBound + after)].map(\.text).joined()
    return (start > 0 ? "…" : "") + part
  }
}

extension Canvas {
  /// Marks all matches in rows that were drawn before, from `column` on.
  func mark(_ pattern: TextPattern, rows: Range<Int>, column: Int = 0) {
    for row in rows {
      let cells = glyphs(row: row)
      let columns = cells.indices.dropFirst(column).filter { cells[$0].width > 0 }
      for range in pattern.ranges(in: columns.map { cells[$0] }) {
        let last = columns[range.upperBound - 1]
        mark(row: row, columns: columns[range.lowerBound]..<last + Int(cells[last].width))
      }
    }
  }

  /// Marks a match in reverse, which is visible on a selected row and without colours.
  /// - Parameter isCurrent: whether it is the current match.
  func mark(row: Int, columns: Range<Int>, isCurrent: Bool = false) {
    restyle(row: row, columns: columns) { style in
      var style = style
      style.attributes.formSymmetricDifference(.reverse)
      if isCurrent { style.attributes.formUnion([.bold, .underline]) }
      return style
    }
  }
}
