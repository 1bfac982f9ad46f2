/// The look of the screen's parts: a style for each role, and the form of the signs.
///
/// Colour is never the only difference between two meanings: a sign, a word or an attribute differs too.
public struct Theme: Hashable, Sendable {
  private var styles: [Style]
  public var signs: Signs
  /// Whether the screen is dimmed behind a box.
  public private(set) var dimsBehindBoxes = true
  /// Whether items that have their own colour are shown in it.
  public private(set) var hasTints = true
  /// Whether links become links of the terminal, which takes a few hundred bytes more for a text.
  public private(set) var hasHyperlinks = true
  /// Whether the background is dark; nil while unknown.
  private(set) var isOnDark: Bool?
  /// The style of code within text; nil if it keeps its backticks.
  private(set) var code: Style?

  public subscript(role: Role) -> Style {
    get { styles[role.rawValue] }
    set { styles[role.rawValue] = newValue }
  }

  /// Whether the marks of headings are shown, because their style alone does not stand out.
  public var showsMarks: Bool { !dimsBehindBoxes }

  /// Whether the selected row is reversed only in the part that users look for: a whole row would be brighter than
  /// everything else on the screen. In a theme without colours the whole row is, because nothing else stands out.
  public var reversesNameOnly: Bool { dimsBehindBoxes && self[.selectedRow] == Self.reversed }

  private static let reversed = Style([.bold, .reverse])

  private init(_ signs: Signs = .unicode, hasColors: Bool = true, _ style: (Role) -> Style) {
    self.signs = signs
    (dimsBehindBoxes, hasTints) = (hasColors, hasColors)
    styles = Role.allCases.map(style)
  }

  /// No colours, few attributes and ASCII signs: readable on every terminal, with the fewest bytes for a slow line.
  public static let plain: Theme = {
    var theme = Theme(.ascii, hasColors: false) { Style($0.plainAttributes) }
    theme.hasHyperlinks = false
    return theme
  }()

  /// No colours and nothing dimmed, but the strongest attributes.
  public static let highContrast = Theme(hasColors: false) { Style($0.strongAttributes) }

  /// For a dark background: what is readable on this grey is also readable on black.
  public static let dark = Theme(suiting: TerminalColors(background: RGBColor(hex: 0x1C1C1C)))

  /// For a light background: what is readable on this grey is also readable on white.
  public static let light = Theme(suiting: TerminalColors(background: RGBColor(hex: 0xF5F5F5)))

  /// Colours that are readable on a terminal. While its background is unknown there are none, only attributes, because
  /// none of the 16 colours has enough contrast in all of the usual palettes: blue has 1.6 on the Linux console, green
  /// 2.2 on white, red 3.6 on black.
  public init(suiting colors: TerminalColors) {
    guard let background = colors.background else {
      self.init { role in Style(role.richAttributes) }
      return
    }
    let faint = Self.grey(on: background, contrast: Self.readable)
    let selected = Self.selected(on: background)
    self.init { role in
      switch role {
      case .selectedRow: selected
      case _ where role.isFaint:
        Style(role.richAttributes.subtracting(.dim), foreground: faint)
      default:
        Style(
          role.richAttributes, foreground: role.hue.map { Self.color($0, colors, on: background) } ?? .default
        )
      }
    }
    isOnDark = background.isDark
    code = Self.raised(on: background, contrast: 1.2)
  }

  /// Shows no item in its own colour on a terminal with fewer than the 256 colours that this needs.
  public mutating func limit(toColors count: Int) {
    guard count < 256 else { return }
    (hasTints, code) = (false, nil)
    // A grey that the terminal does not have.
    if self[.selectedRow].background.index >= 232 { self[.selectedRow] = Self.reversed }
  }

  /// The minimum contrast of text. Source: WCAG 2.2, success criterion 1.4.3.
  static let readable = 4.5

  /// The user's own colour if it is known and readable on the background; otherwise a fixed colour of that hue, or else
  /// the default.
  private static func color(_ hue: Hue, _ colors: TerminalColors, on background: RGBColor) -> Color {
    let candidates = hue.candidates(onDark: background.isDark)
    let readable = candidates.first {
      colors.isKnown($0) && colors.color($0).contrast(with: background) >= Self.readable
    }
    return readable.map { .palette($0) } ?? .default
  }

  /// The grey closest to the background that has this contrast with it.
  private static func grey(on background: RGBColor, contrast: Double) -> Color {
    let greys = (232...255).map { UInt8($0) }
    let nearest = (background.isDark ? greys : greys.reversed()).first { grey in
      let color = RGBColor(fixed: grey)
      return color.isBrighter(than: background) == background.isDark
        && color.contrast(with: background) >= contrast
    }
    return nearest.map { .palette($0) } ?? .default
  }

  /// Reverse is the brightest style on most screens, so a grey close to the background is calmer.
  private static func selected(on background: RGBColor) -> Style {
    guard var style = raised(on: background, contrast: 1.5) else { return reversed }
    style.attributes = .bold
    return style
  }

  /// Text on a grey close to the background; nil if there is no such grey.
  private static func raised(on background: RGBColor, contrast: Double) -> Style? {
    let grey = grey(on: background, contrast: contrast)
    guard grey != .default else { return nil }
    let text: UInt8 = RGBColor(fixed: UInt8(grey.index)).isDark ? 231 : 16
    return Style(foreground: .palette(text), background: grey)
  }
}

extension RGBColor {
  fileprivate func isBrighter(than other: RGBColor) -> Bool { luminance > other.luminance }
}

/// A colour by its meaning.
enum Hue {
  /// The current tab, headings, links.
  case accent
  /// Open or successful.
  case green
  /// Failed, overdue.
  case red
  /// Merged.
  case magenta
  /// Waiting, a warning.
  case yellow

  /// The terminal's own colour, then a fixed one that is readable on most backgrounds of this kind.
  func candidates(onDark isDark: Bool) -> [UInt8] {
    switch self {
    case .accent: isDark ? [6, 80] : [4, 24]
    case .green: isDark ? [2, 114] : [2, 22]
    case .red: isDark ? [1, 210] : [1, 124]
    case .magenta: isDark ? [5, 176] : [5, 90]
    case .yellow: isDark ? [3, 179] : [3, 94]
    }
  }
}

/// The theme that the user chose.
public enum ThemeChoice: Hashable, Sendable {
  /// Colours that match the terminal's background.
  case auto
  case plain, dark, light, highContrast
  /// One of config.yml.
  case own(String)

  /// The built-in themes.
  public static let builtIn: [ThemeChoice] = [.auto, .dark, .light, .highContrast, .plain]

  /// The name in config.yml.
  public var name: String {
    switch self {
    case .auto: "auto"
    case .plain: "plain"
    case .dark: "dark"
    case .light: "light"
    case .highContrast: "high-contrast"
    case .own(let name): name
    }
  }

  public init(name: String) {
    self = Self.builtIn.first { $0.name == name } ?? .own(name)
  }
}

/// A theme from config.yml: a built-in one with other styles for some roles.
public struct OwnTheme: Hashable, Sendable {
  public let base: ThemeChoice
  public let styles: [Role: Style]

  public init(base: ThemeChoice = .auto, styles: [Role: Style]) {
    (self.base, self.styles) = (base, styles)
  }
}

extension Theme {
  /// - Parameters:
  ///   - own: the themes of config.yml by name. `auto` replaces a missing one.
  ///   - colors: the terminal's colours.
  public init(_ choice: ThemeChoice, own: [String: OwnTheme] = [:], colors: TerminalColors = .unknown) {
    switch choice {
    case .plain: self = .plain
    case .dark: self = .dark
    case .light: self = .light
    case .highContrast: self = .highContrast
    case .auto: self.init(suiting: colors)
    case .own(let name):
      let theme = own[name]
      var base = theme?.base ?? .auto
      if case .own = base { base = .auto }
      self.init(base, colors: colors)
      for (role, style) in theme?.styles ?? [:] { self[role] = style }
    }
  }
}
