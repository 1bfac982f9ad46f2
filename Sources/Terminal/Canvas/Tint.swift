/// An item's own colour, such as that of a GitHub label or a language, in xterm's 256 colours. Created once per item,
/// because finding the nearest colours is slow.
public struct Tint: Hashable, Sendable {
  /// For text on a background of this colour.
  let ground: Style
  /// For a sign on a dark and on a light background.
  let onDark: Color
  let onLight: Color

  /// - Parameter hex: six hexadecimal digits: red, green and blue. Returns nil for anything else.
  public init?(hex: String) {
    guard hex.utf8.count == 6, hex.allSatisfy(\.isHexDigit), let value = UInt32(hex, radix: 16) else {
      return nil
    }
    self.init(RGBColor(hex: value))
  }

  public init(_ color: RGBColor) {
    let nearest = color.nearestFixed
    // The better of black and white always has a contrast of at least 4.5.
    let text: UInt8 = RGBColor(fixed: nearest).isDark ? 231 : 16
    ground = Style(foreground: .palette(text), background: .palette(nearest))
    onDark = Self.sign(color, on: RGBColor(hex: 0x303030), towards: .white)
    onLight = Self.sign(color, on: RGBColor(hex: 0xEEE8D5), towards: .black)
  }

  /// The minimum contrast of a sign. Source: WCAG 2.2, success criterion 1.4.11.
  static let visible = 3.0

  /// The colour mixed with as much black or white as it needs to be visible.
  private static func sign(_ color: RGBColor, on background: RGBColor, towards end: RGBColor) -> Color {
    let mixtures = (0...10).map { color.mixed(with: end, share: Double($0) / 10).nearestFixed }
    let index = mixtures.first { RGBColor(fixed: $0).contrast(with: background) >= visible }
    return index.map { .palette($0) } ?? .default
  }
}

extension RGBColor {
  fileprivate func mixed(with other: RGBColor, share: Double) -> RGBColor {
    func part(_ own: Double, _ others: Double) -> Double { own + (others - own) * share }
    return RGBColor(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue))
  }

  /// The nearest of the colours 16 to 255.
  fileprivate var nearestFixed: UInt8 {
    func level(_ part: Double) -> Int {
      [0, 95, 135, 175, 215, 255].enumerated().min { abs($0.1 - part * 255) < abs($1.1 - part * 255) }?.0 ?? 0
    }
    let cube = UInt8(16 + 36 * level(red) + 6 * level(green) + level(blue))
    let brightness = (red + green + blue) / 3 * 255
    let grey = UInt8(232 + max(0, min(23, Int(((brightness - 8) / 10).rounded()))))
    return distance(to: RGBColor(fixed: grey)) < distance(to: RGBColor(fixed: cube)) ? grey : cube
  }

  private func distance(to other: RGBColor) -> Double {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}

extension Theme {
  /// The style of a chip; nil in a theme without tints, which uses brackets instead.
  func chip(_ tint: Tint) -> Style? { hasTints ? tint.ground : nil }

  /// The colour of a sign; the default while the background is unknown.
  func sign(_ tint: Tint) -> Color {
    guard hasTints, let isDark = isOnDark else { return .default }
    return isDark ? tint.onDark : tint.onLight
  }
}

extension StyledText {
  /// Appends a chip: `[bug]`, or the word on a background in its colour. Both have the same width.
  public mutating func append(chip name: String, _ tint: Tint?) {
    pieces.append(Piece(text: DisplayText("[\(name)]"), tint: tint, isChip: true))
  }

  /// Appends a sign in its own colour.
  public mutating func append(sign: DisplayText, _ tint: Tint?) {
    pieces.append(Piece(text: sign, role: .secondary, tint: tint))
  }
}

extension Canvas {
  /// Draws a piece of text that may have its own colour. Returns the number of columns used.
  /// - Parameter ground: the style of its row; nil for that of its role.
  func draw(_ piece: StyledText.Piece, row: Int, column: Int, width: Int, on ground: Style? = nil) -> Int {
    var style = ground ?? theme[piece.role].adding(Style(piece.attributes))
    if let code = piece.code { return draw(code: piece, code, row: row, column: column, style, width: width) }
    guard let tint = piece.tint else {
      return draw(piece.text, row: row, column: column, style: style, width: width)
    }
    guard piece.isChip, let chip = theme.chip(tint) else {
      if !piece.isChip { style = style.signed(theme.sign(tint), onGround: ground != nil) }
      return draw(piece.text, row: row, column: column, style: style, width: width)
    }
    return draw(piece.text, row: row, column: column, chip, width: width, blanks: [.first, .last])
  }

  /// Code in its own style needs no backticks. In a link it keeps the link's colour.
  private func draw(
    code piece: StyledText.Piece, _ ends: StyledText.Backticks, row: Int, column: Int, _ style: Style,
    width: Int
  ) -> Int {
    guard var code = theme.code else {
      return draw(piece.text, row: row, column: column, style: style, width: width)
    }
    code.attributes = style.attributes
    return draw(
      piece.text, row: row, column: column, piece.role == .text ? code : style, width: width, blanks: ends)
  }

  /// Draws text with blanks instead of its first or last glyph, which the style replaces.
  private func draw(
    _ text: DisplayText, row: Int, column: Int, _ style: Style, width: Int, blanks: StyledText.Backticks
  ) -> Int {
    let used = draw(text, row: row, column: column, style: style, width: width)
    if blanks.contains(.first) { draw(.space, row: row, column: column, style: style) }
    if blanks.contains(.last), used == text.width, used > 1 {
      draw(.space, row: row, column: column + used - 1, style: style)
    }
    return used
  }
}

extension Style {
  /// The style of a sign in its own colour; the same style if it has none. A reversed row has no room for it.
  fileprivate func signed(_ color: Color, onGround: Bool) -> Style {
    guard color != .default, !attributes.contains(.reverse) else { return self }
    guard onGround else { return Style(foreground: color) }
    return Style(attributes, foreground: color, background: background)
  }
}

extension DisplayText {
  fileprivate static let space: DisplayText = " "
}
