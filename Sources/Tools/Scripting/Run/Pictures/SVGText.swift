import Terminal

/// A piece of a row that an SVG draws as one text element. Its position and length are given in cells, so it
/// fills its columns in any font.
struct SVGText: Equatable {
  let column: Int
  private(set) var columns: Int
  private(set) var text: String
  /// Glyphs that have the same width in every monospace font.
  private let isASCII: Bool
  private let glyph: Glyph

  private init(_ glyph: Glyph, at column: Int) {
    self.column = column
    self.glyph = glyph
    columns = Int(glyph.width)
    text = glyph.text
    isASCII = glyph.base.isASCII && glyph.marks == nil
  }

  /// The pieces of some columns, without the blanks. A glyph whose width may differ between fonts and
  /// terminals gets its own piece: a wide glyph, a letter with combining marks, a symbol. Repeated glyphs, as
  /// in a rule, share one.
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

  /// Appends a glyph if both can be drawn as one element. SVG collapses several blanks into one.
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
