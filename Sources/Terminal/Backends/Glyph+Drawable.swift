extension Glyph {
  /// The glyph for a C library whose width table may differ from ours; ncurses moves the cursor by the
  /// library's width. A character with another width becomes a question mark in the same columns, so that no
  /// column shifts; a mark that the library does not combine is left out.
  /// - Parameter widthOf: the width of a character in the C library.
  func drawable(widthOf: (Unicode.Scalar) -> Int) -> [Glyph] {
    guard widthOf(base) == Int(width) else {
      return [Glyph(base: "?", width: 1)] + Array(repeating: .space, count: Int(width) - 1)
    }
    guard let marks else { return [self] }
    let combining = marks.filter { widthOf($0) == 0 }
    return [Glyph(base: base, width: width, marks: combining.isEmpty ? nil : combining)]
  }
}
