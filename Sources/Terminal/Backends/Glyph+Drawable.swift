extension Glyph {
  /// The glyph as a C library can draw it whose table of widths may differ from ours; ncurses moves the
  /// cursor by that one. What it gives another width is drawn as a question mark in the same columns, so that
  /// no column shifts; a mark that it does not combine is left out.
  /// - Parameter widthOf: the columns that the C library gives a character.
  func drawable(widthOf: (Unicode.Scalar) -> Int) -> [Glyph] {
    guard widthOf(base) == Int(width) else {
      return [Glyph(base: "?", width: 1)] + Array(repeating: .space, count: Int(width) - 1)
    }
    guard let marks else { return [self] }
    let combining = marks.filter { widthOf($0) == 0 }
    return [Glyph(base: base, width: width, marks: combining.isEmpty ? nil : combining)]
  }
}
