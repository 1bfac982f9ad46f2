import Terminal

/// A piece of a row that an SVG draws in one go. Its place and its length are told in cells, so it fills its
/// columns whatever font the viewer has.
struct SVGText: Equatable {
  let column: Int
  private(set) var columns: Int
  private(set) var text: String
  /// Glyphs that a monospace font is sure to have in one width.
  private let isASCII: Bool
  private let glyph: Glyph

  private init(_ glyph: Glyph, at column: Int) {
    self.column = column
    self.glyph = glyph
    columns = Int(glyph.width)
    text = glyph.text
    isASCII = glyph.base.isASCII && glyph.marks == nil
  }

  /// The pieces of some columns, without the blanks. What fonts may draw in another width than terminals
  /// stands alone: a wide glyph, a letter with marks, a symbol; unless it is repeated, as in a rule.
  static func pieces(of frame: Frame, row: Int, columns: Range<Int>) -> [SVGText] {
    var pieces: [SVGText] = []
    for column in columns {
      let glyph = frame[row, column].glyph
      let isWhole = glyph.width > 0 && column + Int(glyph.width) <= columns.upperBound
      guard isWhole, glyph != .space else { continue }
      if let last = pieces.indices.last, pieces[last].take(glyph, at: column) { continue }
      pieces.append(SVGText(glyph, at: column))
    }
    return pieces
  }

  /// Joins a glyph to this piece, where both can be drawn in one go. SVG keeps one blank, and no more.
  private mutating func take(_ other: Glyph, at place: Int) -> Bool {
    let gap = place - column - columns
    if isASCII, other.base.isASCII, other.marks == nil, gap <= 1 {
      text += gap == 1 ? " " : ""
    } else if other != glyph || gap != 0 {
      return false
    }
    text += other.text
    columns += gap + Int(other.width)
    return true
  }
}
