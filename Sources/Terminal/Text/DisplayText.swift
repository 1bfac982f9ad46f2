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

extension DisplayText {
  /// Splits a longer text, such as a README, at LF, CR and CRLF, with tab stops at every eighth column. A
  /// final line break does not add a line.
  public static func lines(_ text: String) -> [DisplayText] {
    var lines: [DisplayText] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? bytes.endIndex
      lines.append(DisplayText(glyphs: Sanitizer.glyphs(of: String(text[start..<end]), tabStop: 8)))
      start = end
      if start < bytes.endIndex { start = bytes.afterBreak(at: start) }
    }
    return lines
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

extension String.UTF8View {
  fileprivate func afterBreak(at index: Index) -> Index {
    let next = self.index(after: index)
    guard self[index] == .carriageReturn, next < endIndex, self[next] == .lineFeed else { return next }
    return self.index(after: next)
  }
}
