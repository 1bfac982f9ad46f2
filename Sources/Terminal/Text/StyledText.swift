/// A line of text with several styles, such as one with a bold word.
public struct StyledText: Hashable, Sendable {
  /// A range with one style.
  public struct Piece: Hashable, Sendable {
    public let text: DisplayText
    public let role: Role
    /// Added to the attributes of the role.
    public let attributes: Style.Attributes
    /// The item's own colour.
    let tint: Tint?
    /// Whether it has brackets, which a background in its colour can replace.
    let isChip: Bool
    /// The number of the link in its text that it belongs to; nil for text that is no link.
    public let link: Int?
    /// Whether it only stands for a style, which can replace it.
    let isMark: Bool
    /// The backticks that it has as a piece of code; nil if it is no code.
    let code: Backticks?
    /// What it is if it is one of octodo's own signs, whose form the theme decides.
    let sign: Sign?

    init(
      text: DisplayText, role: Role = .text, attributes: Style.Attributes = [], tint: Tint? = nil,
      isChip: Bool = false, link: Int? = nil, isMark: Bool = false, code: Backticks? = nil, sign: Sign? = nil
    ) {
      (self.text, self.role, self.attributes, self.tint, self.isChip) = (text, role, attributes, tint, isChip)
      (self.link, self.isMark, self.code, self.sign) = (link, isMark, code, sign)
    }
  }

  /// The ends of a piece of code that are backticks; a line break can take either away.
  struct Backticks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let first = Backticks(rawValue: 1)
    static let last = Backticks(rawValue: 2)
  }

  /// How a wrapped text goes on in a line.
  public struct Continuation: Hashable, Sendable {
    /// The glyphs before the text: the margin, and the mark of a word that was cut.
    public let margin: Int
    /// Whether the line before ended at a blank, which is in neither line.
    public let followsBlank: Bool
  }

  public internal(set) var pieces: [Piece] = []
  /// Nil for the first line of a text.
  public private(set) var continuation: Continuation?

  public init() {}

  public init(
    _ text: DisplayText, role: Role = .text, attributes: Style.Attributes = [], link: Int? = nil
  ) {
    append(text, role: role, attributes: attributes, link: link)
  }

  /// In columns.
  public var width: Int { pieces.reduce(0) { $0 + $1.text.width } }

  /// The text without styles.
  public var text: DisplayText {
    pieces.count == 1 ? pieces[0].text : DisplayText(glyphs: pieces.flatMap(\.text.glyphs))
  }

  /// Appends text with a style.
  /// - Parameter link: the number of the link in its text that it belongs to; nil for text that is no link.
  public mutating func append(
    _ text: DisplayText, role: Role = .text, attributes: Style.Attributes = [], link: Int? = nil
  ) {
    if text.width > 0 { pieces.append(Piece(text: text, role: role, attributes: attributes, link: link)) }
  }

  /// Appends a mark that stands for a style, such as the signs before a heading.
  public mutating func append(mark: DisplayText, role: Role = .text) {
    if mark.width > 0 { pieces.append(Piece(text: mark, role: role, isMark: true)) }
  }

  /// Appends one of octodo's own signs, in the form that the theme has for it.
  /// - Parameter sign: one that has one column in ASCII, too.
  public mutating func append(sign: Sign, role: Role = .text) {
    pieces.append(Piece(text: Signs.unicode[sign], role: role, sign: sign))
  }

  /// Appends code between backticks, which a style can replace.
  /// - Parameter link: the number of the link in its text that it belongs to; nil for code that is no link.
  public mutating func append(
    code: DisplayText, role: Role = .text, attributes: Style.Attributes = [], link: Int? = nil
  ) {
    guard let first = code.glyphs.first, let last = code.glyphs.last else { return }
    // A very long one comes in pieces.
    var ends: Backticks = []
    if first.base == "`" { ends.insert(.first) }
    if last.base == "`" { ends.insert(.last) }
    pieces.append(Piece(text: code, role: role, attributes: attributes, link: link, code: ends))
  }

  /// The text without its marks.
  public var withoutMarks: StyledText {
    guard pieces.contains(where: \.isMark) else { return self }
    var text = self
    text.pieces = pieces.filter { !$0.isMark }
    if let continuation {
      // Marks stand in the margin.
      let marks = pieces.filter(\.isMark).reduce(0) { $0 + $1.text.glyphs.count }
      text.continuation = Continuation(
        margin: continuation.margin - marks, followsBlank: continuation.followsBlank)
    }
    return text
  }

  /// Declares that what is appended from here on is the rest of the line before.
  /// - Parameter followsBlank: whether that ended at a blank, which is in neither line.
  public mutating func beginContinuation(followsBlank: Bool) {
    continuation = Continuation(margin: text.glyphs.count, followsBlank: followsBlank)
  }

  /// Places a line of a text behind these margins.
  public func placed(after margin: StyledText) -> StyledText {
    var line = margin
    line.append(self)
    line.continuation = continuation.map {
      Continuation(margin: margin.text.glyphs.count + $0.margin, followsBlank: $0.followsBlank)
    }
    return line
  }

  /// Appends another text.
  public mutating func append(_ other: StyledText) {
    pieces += other.pieces
  }

  /// The number of the link at a column, from 0; nil if there is none.
  public func link(atColumn column: Int) -> Int? {
    var end = 0
    for piece in pieces {
      end += piece.text.width
      if column < end { return piece.link }
    }
    return nil
  }

  /// The glyphs in this range.
  func slice(_ range: Range<Int>) -> StyledText {
    var slice = StyledText()
    var start = 0
    for piece in pieces {
      let glyphs = piece.text.glyphs
      let part = range.clamped(to: start..<start + glyphs.count)
      if !part.isEmpty {
        slice.pieces.append(
          Piece(
            text: DisplayText(glyphs: Array(glyphs[part.lowerBound - start..<part.upperBound - start])),
            role: piece.role, attributes: piece.attributes, tint: piece.tint,
            isChip: piece.isChip && part.count == glyphs.count, link: piece.link, isMark: piece.isMark,
            code: piece.code.map { code in
              var ends = code
              if part.lowerBound > start { ends.remove(.first) }
              if part.upperBound < start + glyphs.count { ends.remove(.last) }
              return ends
            }, sign: piece.sign))
      }
      start += glyphs.count
    }
    return slice
  }
}

extension Canvas {
  /// Draws text, cut at `width` columns (or at the canvas's edge) with a final `…`.
  public func draw(_ text: StyledText, row: Int, column: Int = 0, width: Int) {
    var used = 0
    for piece in text.pieces where used < width {
      if piece.sign != nil || piece.role == .rule {
        let shown = piece.text.prefix(columns: width - used)
        let line = StyledText.Piece(
          text: piece.sign.map { theme.signs[$0] } ?? theme.signs.line(shown), role: piece.role,
          attributes: piece.attributes)
        used += draw(line, row: row, column: column + used, width: width - used)
        continue
      }
      let drawn = draw(piece, row: row, column: column + used, width: width - used)
      // What was cut has a `…`, even if a column is left because a wide glyph had no room.
      guard drawn == piece.text.width else { return }
      used += drawn
    }
  }
}

extension Canvas {
  /// Draws text on a row of one style, such as the selected one. Only chips and signs keep their own colours.
  public func draw(_ text: StyledText, row: Int, column: Int = 0, width: Int, on style: Style) {
    var used = 0
    for piece in text.pieces where used < width {
      let drawn = draw(piece, row: row, column: column + used, width: width - used, on: style)
      guard drawn == piece.text.width else { return }
      used += drawn
    }
  }
}

extension StyledText {
  /// The text in lines, broken like `DisplayText.wrapped`, at least one.
  /// - Parameters:
  ///   - columns: the width including margins. At least two columns are left for the text, for a wide glyph.
  ///   - first: the margin of the first line.
  ///   - rest: the margin of further lines.
  ///   - cutMark: before a line that continues a word; left out in a narrow text.
  public func wrapped(
    to columns: Int, first: StyledText, rest: StyledText, cutMark: StyledText = StyledText()
  ) -> [StyledText] {
    guard width > max(2, columns - first.width) else {
      var line = first
      line.append(self)
      return [line]
    }
    let all = text.glyphs
    var lines: [StyledText] = []
    var start = 0
    repeat {
      var line = lines.isEmpty ? first : rest
      if all.isWithinWord(start), columns - line.width > 3 * cutMark.width { line.append(cutMark) }
      if start > 0 { line.beginContinuation(followsBlank: all[start - 1].isBlank) }
      let (glyphs, next) = all.nextLine(from: start, columns: max(2, columns - line.width))
      line.append(slice(glyphs.startIndex..<glyphs.endIndex))
      lines.append(line)
      start = next
    } while start < all.count
    return lines
  }
}
