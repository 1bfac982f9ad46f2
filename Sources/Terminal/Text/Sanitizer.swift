/// Makes text from outside safe to draw: a list of glyphs of one or two columns, with no scalar in it that
/// steers a terminal, reorders or hides text, or takes another number of columns elsewhere. `ScalarRule` has
/// the rule for each kind of scalar, `GlyphBuilder` those that depend on what stands before.
public enum Sanitizer {
  /// The glyphs of `text` on one line: tabs and line breaks become a blank each.
  public static func glyphs(of text: String) -> [Glyph] {
    glyphs(of: text, tabStop: nil)
  }

  /// As above; with `tabStop` each tab fills up to the next multiple of that many columns.
  static func glyphs(of text: String, tabStop: Int?) -> [Glyph] {
    if let glyphs = plainGlyphs(of: text) { return glyphs }
    var builder = GlyphBuilder(tabStop: tabStop, capacity: text.unicodeScalars.count)
    for scalar in text.unicodeScalars { builder.add(scalar) }
    return builder.glyphs
  }

  /// The glyphs of printable ASCII, one a column; nil for any other text. It is the usual case, and the one
  /// that every frame pays for.
  static func plainGlyphs(of text: String) -> [Glyph]? {
    text.utf8.withContiguousStorageIfAvailable(printableASCII) ?? nil
  }

  private static func printableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [Glyph]? {
    // Without a way out in the middle it is done for many bytes at a time.
    var isPlain = true
    for byte in bytes { isPlain = isPlain && byte &- 0x20 < 0x5F }
    guard isPlain else { return nil }
    return bytes.map { Glyph(base: Unicode.Scalar($0), width: 1) }
  }

  static func isPrintableASCII(_ value: UInt32) -> Bool {
    value >= 0x20 && value < 0x7F
  }
}
