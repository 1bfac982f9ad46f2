/// One line of text that is safe to draw. A `Canvas` accepts no other text, and every initialiser uses the
/// sanitiser, so no text from outside reaches a terminal unsanitised.
public struct DisplayText: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let content: Content
  /// In columns.
  public let width: Int

  private enum Content {
    /// Printable ASCII, like most text of a frame: each byte is a glyph of one column. An array of glyphs takes 24
    /// times the memory, and took a tenth of the cost of a key (`Scripts/bench`, key to frame).
    case ascii(String)
    case glyphs([Glyph])
  }

  /// Sanitises any text: see `Sanitizer` for the rules.
  public init(_ text: String) {
    self.init(text, tabStop: nil)
  }

  /// - Parameter tabStop: columns; nil if each tab is a space.
  init(_ text: String, tabStop: Int?) {
    if Sanitizer.isPrintableASCII(text) {
      self.init(content: .ascii(text), width: text.utf8.count)
    } else {
      self.init(glyphs: Sanitizer.glyphs(of: text, tabStop: tabStop))
    }
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Repeats a text, for lines and padding; a negative count gives an empty text.
  public init(repeating text: DisplayText, count: Int) {
    let all = repeatElement(text, count: max(0, count))
    let content: Content =
      if let ascii = text.ascii {
        .ascii(String(decoding: all.flatMap { _ in ascii.utf8 }, as: UTF8.self))
      } else {
        .glyphs(all.flatMap(\.glyphs))
      }
    self.init(content: content, width: text.width * all.count)
  }

  init(glyphs: [Glyph]) {
    self.init(content: .glyphs(glyphs), width: glyphs.reduce(0) { $0 + Int($1.width) })
  }

  private init(content: Content, width: Int) {
    self.content = content
    self.width = width
  }

  /// No text.
  public static let empty = DisplayText("")

  /// The glyphs from left to right. Read this once, because each access may create them again.
  public var glyphs: [Glyph] {
    switch content {
    case .ascii(let text): text.utf8.map { Glyph(ascii: $0) }
    case .glyphs(let glyphs): glyphs
    }
  }

  /// Calls a function with each glyph, from left to right.
  @inline(__always)
  func forEachGlyph(_ take: (Glyph) -> Void) {
    switch content {
    case .ascii(let text):
      text.utf8.withContiguousStorageIfAvailable { for byte in $0 { take(Glyph(ascii: byte)) } }
    case .glyphs(let glyphs): for glyph in glyphs { take(glyph) }
    }
  }

  /// The number of columns of the glyphs that fit into `room` columns.
  func columns(of room: Int) -> Int {
    guard width > room, case .glyphs(let glyphs) = content else { return min(width, room) }
    return glyphs[..<glyphs.fitting(from: 0, columns: room)].reduce(0) { $0 + Int($1.width) }
  }

  /// Nil if it is stored as glyphs.
  var ascii: String? {
    if case .ascii(let text) = content { text } else { nil }
  }

  public var description: String {
    if let ascii { return ascii }
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs {
      scalars.append(glyph.base)
      // Not `append(contentsOf:)`, which copies the whole text for each glyph: 0.7 s instead of 2 ms for 40,000 glyphs.
      for mark in glyph.marks ?? [] { scalars.append(mark) }
    }
    return String(scalars)
  }

  /// Concatenates two texts.
  public static func + (left: DisplayText, right: DisplayText) -> DisplayText {
    let width = left.width + right.width
    guard let start = left.ascii, let end = right.ascii else {
      return DisplayText(content: .glyphs(left.glyphs + right.glyphs), width: width)
    }
    return DisplayText(content: .ascii(start + end), width: width)
  }

  /// Joins texts with a separator.
  public static func joined(_ texts: [DisplayText], by separator: DisplayText) -> DisplayText {
    texts.reduce(.empty) { line, text in line.width > 0 ? line + separator + text : text }
  }
}

extension DisplayText: Hashable {
  public static func == (left: DisplayText, right: DisplayText) -> Bool {
    if let one = left.ascii, let other = right.ascii { return one == other }
    return left.width == right.width && left.glyphs == right.glyphs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(glyphs)
  }
}

extension DisplayText {
  /// Splits the text into pieces of at most `columns` columns, at the edge: for code, whose blanks matter.
  /// Wide glyphs are not split, so `columns` must be at least 2.
  public func cut(to columns: Int) -> [DisplayText] {
    guard columns >= 2 else { return [] }
    guard width > columns else { return [self] }
    let glyphs = glyphs
    var pieces: [DisplayText] = []
    var start = 0
    while start < glyphs.count {
      let end = glyphs.fitting(from: start, columns: columns)
      pieces.append(DisplayText(glyphs: Array(glyphs[start..<end])))
      start = end
    }
    return pieces
  }

  /// The text in pieces for rows of code, which keep all blanks. A piece ends after a blank if there is one in its second
  /// half, so that most words stay whole.
  /// - Parameters:
  ///   - first: the width of the first piece, in columns, at least 2.
  ///   - rest: the width of the others, at least 2.
  public func cutAtBlanks(first: Int, rest: Int) -> [DisplayText] {
    let glyphs = glyphs
    var pieces: [DisplayText] = []
    var start = 0
    while start < glyphs.count {
      let fitting = glyphs.fitting(from: start, columns: pieces.isEmpty ? first : rest)
      let half = start + (fitting - start) / 2
      let blank = fitting < glyphs.count ? glyphs[half..<fitting].lastIndex(of: .space) : nil
      let end = blank.map { $0 + 1 } ?? fitting
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
      lines.append(DisplayText(String(text[start..<end]), tabStop: 8))
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
