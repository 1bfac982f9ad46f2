/// One line of text that is safe to draw. A `Canvas` accepts no other text, and every initialiser uses the
/// sanitiser, so no text from outside reaches a terminal unsanitised.
public struct DisplayText: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let glyphs: [Glyph]
  /// In columns.
  public let width: Int

  /// Sanitises any text: see `Sanitizer` for the rules.
  public init(_ text: String) {
    if let glyphs = Sanitizer.plainGlyphs(of: text) {
      self.init(glyphs: glyphs, width: glyphs.count)
    } else {
      self.init(glyphs: Sanitizer.glyphs(of: text))
    }
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Repeats a text, for lines and padding; a negative count gives an empty text.
  public init(repeating text: DisplayText, count: Int) {
    let all = repeatElement(text.glyphs, count: max(0, count))
    self.init(glyphs: Array(all.joined()), width: text.width * all.count)
  }

  init(glyphs: [Glyph]) {
    self.init(glyphs: glyphs, width: glyphs.reduce(0) { $0 + Int($1.width) })
  }

  private init(glyphs: [Glyph], width: Int) {
    self.glyphs = glyphs
    self.width = width
  }

  /// No text.
  public static let empty = DisplayText(glyphs: [])

  public var description: String {
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs {
      scalars.append(glyph.base)
      // Not `append(contentsOf:)`, which copies the whole text for each glyph.
      for mark in glyph.marks ?? [] { scalars.append(mark) }
    }
    return String(scalars)
  }

  /// Concatenates two texts.
  public static func + (left: DisplayText, right: DisplayText) -> DisplayText {
    DisplayText(glyphs: left.glyphs + right.glyphs, width: left.width + right.width)
  }

  /// Joins texts with a separator.
  public static func joined(_ texts: [DisplayText], by separator: DisplayText) -> DisplayText {
    var glyphs: [Glyph] = []
    var width = 0
    for text in texts {
      if width > 0 {
        glyphs += separator.glyphs
        width += separator.width
      } else {
        glyphs.reserveCapacity(80)
      }
      glyphs += text.glyphs
      width += text.width
    }
    return DisplayText(glyphs: glyphs, width: width)
  }
}
