extension DisplayText {
  /// Splits the text into pieces of at most `columns` columns, at the edge: for code, whose blanks matter.
  /// Wide glyphs are not split, so `columns` must be at least 2.
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
