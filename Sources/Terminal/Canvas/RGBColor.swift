import Glibc

/// A colour in sRGB, each part from 0 to 1.
public struct RGBColor: Hashable, Sendable {
  public let red: Double
  public let green: Double
  public let blue: Double

  public init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// - Parameter hex: the three bytes as in HTML, such as 0xFDF6E3.
  public init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// Parses the answer to a colour query: `rgb:fdfd/f6f6/e3e3`, with one to four digits in each part. A fourth part,
  /// the alpha of `rgba:`, is ignored. Returns nil for anything else. Source: XParseColor(3), and xterm's control
  /// sequences, OSC 4 and 10.
  public init?(answer: some StringProtocol) {
    guard answer.hasPrefix("rgb:") || answer.hasPrefix("rgba:") else { return nil }
    let fields = answer.drop { $0 != ":" }.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard fields.count >= 3 else { return nil }
    let parts = fields.prefix(3).compactMap { field -> Double? in
      guard (1...4).contains(field.count), field.allSatisfy(\.isHexDigit),
        let value = UInt32(field, radix: 16)
      else { return nil }
      return Double(value) / Double((1 << (4 * field.count)) - 1)
    }
    guard parts.count == 3 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }

  public static let black = RGBColor(hex: 0)
  public static let white = RGBColor(hex: 0xFFFFFF)

  /// One of xterm's colours 16 to 255, which terminal themes do not change: a cube with six levels for each part,
  /// then 24 greys.
  public init(fixed index: UInt8) {
    let offset = Int(index) - 16
    let parts: [Int] =
      index >= 232
      ? Array(repeating: 8 + 10 * (Int(index) - 232), count: 3)
      : [offset / 36, offset / 6 % 6, offset % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
    self.init(red: Double(parts[0]) / 255, green: Double(parts[1]) / 255, blue: Double(parts[2]) / 255)
  }

  /// From 0 for black to 1 for white. Source: WCAG 2.2, "relative luminance".
  public var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// From 1 for equal colours to 21 for black and white. Source: WCAG 2.2, "contrast ratio".
  public func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Whether white text reads better on it than black text.
  public var isDark: Bool { contrast(with: .white) >= contrast(with: .black) }
}

/// The colours that a terminal reported.
public struct TerminalColors: Hashable, Sendable {
  /// Nil while unknown.
  public var background: RGBColor?
  /// The reported colours by their number, from 0 to 15.
  public var palette: [UInt8: RGBColor]

  public init(background: RGBColor? = nil, palette: [UInt8: RGBColor] = [:]) {
    (self.background, self.palette) = (background, palette)
  }

  /// No colour was reported.
  public static let unknown = TerminalColors()

  /// Whether the colour with this number was reported, or is the same in all terminals.
  func isKnown(_ index: UInt8) -> Bool { index >= 16 || palette[index] != nil }

  /// The colour with this number. One of the first 16 that was not reported is assumed to be xterm's.
  func color(_ index: UInt8) -> RGBColor {
    index < 16 ? palette[index] ?? Self.xterm[Int(index)] : RGBColor(fixed: index)
  }

  /// Source: XTerm-col.ad of xterm 379.
  private static let xterm: [RGBColor] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { RGBColor(hex: $0) }
}

/// The facts about the terminal that screens are drawn on.
public struct TerminalFacts: Hashable, Sendable {
  public var colors: TerminalColors
  /// The number of columns by which `★` moves the cursor; nil while unknown.
  public var starColumns: Int?
  /// Whether the locale's encoding is UTF-8 and the terminal can draw octodo's signs.
  public var isUnicode: Bool
  /// The number of colours that it can show; zero if colours are off.
  public var colorCount: Int

  public init(
    colors: TerminalColors = .unknown, starColumns: Int? = nil, isUnicode: Bool = true, colorCount: Int = 256
  ) {
    (self.colors, self.starColumns, self.isUnicode) = (colors, starColumns, isUnicode)
    self.colorCount = colorCount
  }
}
