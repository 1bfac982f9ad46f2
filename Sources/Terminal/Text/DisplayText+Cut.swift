extension DisplayText {
  /// The text in pieces of at most `columns` columns, cut wherever the edge is: for code, whose blanks count. Wide glyphs
  /// stay whole, so `columns` is 2 at least.
  public func cut(to columns: Int) -> [DisplayText] {
    guard columns >= 2 else { return [] }
    guard width > columns else { return [self] }
    var pieces: [DisplayText] = []
    var start = 0
    while start < glyphs.count {
      let end = glyphs.fitting(from: start, columns: columns)
      pieces.append(DisplayText(glyphs: Array(glyphs[start..<end])))
      start = end
    }
    return pieces
  }
}
