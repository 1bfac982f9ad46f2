/// One cell of a frame. A wide glyph is in its left cell; the right one is a `continuation`.
public struct Cell: Hashable, Sendable {
  public var glyph: Glyph
  public var style: Style

  public init(_ glyph: Glyph, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// A space in the plain style.
  public static let blank = Cell(.space)

  /// Whether it is the right half of a wide glyph.
  public var isContinuation: Bool { glyph.width == 0 }
}
