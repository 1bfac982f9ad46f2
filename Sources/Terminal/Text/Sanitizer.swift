/// Makes text from outside safe to draw: glyphs of one or two columns, without scalars that control a
/// terminal, reorder or hide text, or have other widths elsewhere. `ScalarRule` has the rule for each kind of
/// scalar, `GlyphBuilder` the rules that depend on the preceding text.
public enum Sanitizer {
  /// The glyphs of `text` on one line: each tab and line break becomes a space.
  public static func glyphs(of text: String) -> [Glyph] {
    glyphs(of: text, tabStop: nil)
  }

  /// The same; with `tabStop` each tab fills up to the next multiple of that number of columns.
  static func glyphs(of text: String, tabStop: Int?) -> [Glyph] {
    if let glyphs = plainGlyphs(of: text) { return glyphs }
    var builder = GlyphBuilder(tabStop: tabStop, capacity: text.unicodeScalars.count)
    for scalar in text.unicodeScalars { builder.add(scalar) }
    return builder.glyphs
  }

  /// Fast path: the glyphs of printable ASCII, one per column; nil for any other text. Most text of a frame
  /// takes it.
  static func plainGlyphs(of text: String) -> [Glyph]? {
    text.utf8.withContiguousStorageIfAvailable(printableASCII) ?? nil
  }

  private static func printableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [Glyph]? {
    // No early exit, so that the compiler can vectorise the loop.
    var isPlain = true
    for byte in bytes { isPlain = isPlain && byte &- 0x20 < 0x5F }
    guard isPlain else { return nil }
    return bytes.map { Glyph(base: Unicode.Scalar($0), width: 1) }
  }

  static func isPrintableASCII(_ value: UInt32) -> Bool {
    value >= 0x20 && value < 0x7F
  }
}
