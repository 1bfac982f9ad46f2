/// One line of text that is safe to draw. It is the only text that a `Canvas` takes, and the only way to make
/// one is through the sanitiser, so nothing from outside reaches a terminal unseen.
public struct DisplayText: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let glyphs: [Glyph]
  /// Columns that the text takes.
  public let width: Int

  /// Makes any text safe: see `Sanitizer` for what becomes of what.
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

  /// A text so many times, for lines and blanks; a negative number is none.
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

  /// The one text after the other.
  public static func + (left: DisplayText, right: DisplayText) -> DisplayText {
    DisplayText(glyphs: left.glyphs + right.glyphs, width: left.width + right.width)
  }

  /// The texts one after the other, with another one between each two.
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
