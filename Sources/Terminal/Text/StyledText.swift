/// A line of text whose stretches look different, such as one with a bold word in it.
public struct StyledText: Hashable, Sendable {
  /// A stretch that looks the same all along.
  public struct Piece: Hashable, Sendable {
    public let text: DisplayText
    public let role: Role
    /// Added to those of the role.
    public let attributes: Style.Attributes
  }

  public private(set) var pieces: [Piece] = []

  public init() {}

  public init(_ text: DisplayText, role: Role = .text, attributes: Style.Attributes = []) {
    append(text, role: role, attributes: attributes)
  }

  /// Columns that the text takes.
  public var width: Int { pieces.reduce(0) { $0 + $1.text.width } }

  /// The text without its looks.
  public var text: DisplayText { DisplayText(glyphs: pieces.flatMap(\.text.glyphs)) }

  /// Puts more text behind this one.
  public mutating func append(_ text: DisplayText, role: Role = .text, attributes: Style.Attributes = []) {
    if text.width > 0 { pieces.append(Piece(text: text, role: role, attributes: attributes)) }
  }

  /// Puts another text behind this one.
  public mutating func append(_ other: StyledText) {
    pieces += other.pieces
  }

  /// The glyphs at these places.
  func slice(_ range: Range<Int>) -> StyledText {
    var slice = StyledText()
    var start = 0
    for piece in pieces {
      let glyphs = piece.text.glyphs
      let part = range.clamped(to: start..<start + glyphs.count)
      if !part.isEmpty {
        slice.append(
          DisplayText(glyphs: Array(glyphs[part.lowerBound - start..<part.upperBound - start])),
          role: piece.role, attributes: piece.attributes)
      }
      start += glyphs.count
    }
    return slice
  }
}

extension Canvas {
  /// Draws text, cut off at `width` columns (or at the canvas's edge), with `…` where something is missing.
  public func draw(_ text: StyledText, row: Int, column: Int = 0, width: Int) {
    var used = 0
    for piece in text.pieces where used < width {
      let style = theme[piece.role].adding(Style(piece.attributes))
      used += draw(piece.text, row: row, column: column + used, style: style, width: width - used)
    }
  }
}
