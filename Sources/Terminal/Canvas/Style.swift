/// The look of a cell.
public struct Style: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  public init(_ attributes: Attributes = [], foreground: Color = .default, background: Color = .default) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// No attributes, default colours.
  public static let plain = Style()

  /// The style with the attributes of another one added, and with its colours if this one has none.
  public func adding(_ other: Style) -> Style {
    let hasColors = foreground != .default || background != .default
    return Style(
      attributes.union(other.attributes), foreground: hasColors ? foreground : other.foreground,
      background: hasColors ? background : other.background)
  }

  /// Attributes of a glyph besides colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let italic = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)
    public static let reverse = Attributes(rawValue: 16)
  }
}

/// A colour of the terminal's palette: the user's theme decides what red looks like.
public struct Color: Hashable, Sendable {
  /// -1 is the terminal's default, 0 to 255 are its palette.
  public let index: Int16

  /// The terminal's default foreground or background.
  public static let `default` = Color(index: -1)
  public static let red = Color(index: 1)
  public static let green = Color(index: 2)
  public static let yellow = Color(index: 3)
  public static let blue = Color(index: 4)
  public static let magenta = Color(index: 5)
  public static let cyan = Color(index: 6)

  /// A colour by its number: 8 to 15 are the bright ones, from 16 on those of xterm's 256.
  public static func palette(_ index: UInt8) -> Color {
    Color(index: Int16(index))
  }
}

extension Style {
  /// The style on a terminal with only the first `count` colours of the palette; below two it has none. If one of the
  /// style's colours is missing, both become the default ones, because those contrast on every terminal, while a
  /// single colour may not contrast with the user's background. Then reverse replaces a background, and dim replaces
  /// a grey.
  public func reduced(toColors count: Int) -> Style {
    let available = count < 2 ? 0 : count
    if foreground.index < available, background.index < available { return self }
    if background != .default { return Style(attributes.union(.reverse)) }
    return Style(foreground.isGrey ? attributes.union(.dim) : attributes)
  }
}

extension Color {
  /// Whether it is one of the 24 greys of xterm's 256 colours.
  fileprivate var isGrey: Bool { index >= 232 }
}
