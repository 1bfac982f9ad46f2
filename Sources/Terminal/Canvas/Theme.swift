/// The look of the screen's parts: a style for each role, and the form of the signs.
///
/// A colour never is the only thing that tells two meanings apart: a sign, a word or an attribute does too.
public struct Theme: Hashable, Sendable {
  private var styles: [Style]
  public var signs: Signs
  /// Whether the screen is dimmed behind a box.
  public private(set) var dimsBehindBoxes = true
  /// Whether things with a colour of their own are shown in it.
  public private(set) var hasTints = true
  /// Whether the background is a dark one; nil as long as it is unknown.
  private(set) var isOnDark: Bool?

  public subscript(role: Role) -> Style {
    get { styles[role.rawValue] }
    set { styles[role.rawValue] = newValue }
  }

  private init(_ signs: Signs = .unicode, hasColors: Bool = true, _ style: (Role) -> Style) {
    self.signs = signs
    (dimsBehindBoxes, hasTints) = (hasColors, hasColors)
    styles = Role.allCases.map(style)
  }

  /// No colours, few attributes and ASCII signs: readable on every terminal, and the fewest bytes on a slow line.
  public static let plain = Theme(.ascii, hasColors: false) { Style($0.plainAttributes) }

  /// No colours and nothing dimmed, but the strongest attributes.
  public static let highContrast = Theme(hasColors: false) { Style($0.strongAttributes) }

  /// For a dark background: what is readable on this grey is so on black too.
  public static let dark = Theme(suiting: TerminalColors(background: RGBColor(hex: 0x1C1C1C)))

  /// For a light background: what is readable on this grey is so on white too.
  public static let light = Theme(suiting: TerminalColors(background: RGBColor(hex: 0xF5F5F5)))

  /// The colours that are readable on a terminal. As long as its background is unknown, only few things have a colour,
  /// and never one that cannot be read on both black and white.
  public init(suiting colors: TerminalColors) {
    guard let background = colors.background else {
      self.init { role in Style(role.richAttributes, foreground: role.hue.map(Self.anywhere) ?? .default) }
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
  }

  /// Shows nothing in a colour of its own on a terminal with fewer than the 256 colours that this takes.
  public mutating func limit(toColors count: Int) {
    if count < 256 { hasTints = false }
  }

  /// The least contrast of text. Source: WCAG 2.2, success criterion 1.4.3.
  static let readable = 4.5

  private static func anywhere(_ hue: Hue) -> Color {
    switch hue {
    case .green: .green
    case .red: .red
    case .magenta: .magenta
    case .accent, .yellow: .default
    }
  }

  /// The user's own colour if it is readable on the background, else a fixed one of that hue, else the default one.
  private static func color(_ hue: Hue, _ colors: TerminalColors, on background: RGBColor) -> Color {
    let candidates = hue.candidates(onDark: background.isDark)
    let readable = candidates.first { colors.color($0).contrast(with: background) >= Self.readable }
    return readable.map { .palette($0) } ?? .default
  }

  /// The grey next to the background that has some contrast with it.
  private static func grey(on background: RGBColor, contrast: Double) -> Color {
    let greys = (232...255).map { UInt8($0) }
    let nearest = (background.isDark ? greys : greys.reversed()).first { grey in
      let color = RGBColor(fixed: grey)
      return color.isBrighter(than: background) == background.isDark
        && color.contrast(with: background) >= contrast
    }
    return nearest.map { .palette($0) } ?? .default
  }

  /// Reverse is the brightest thing on most screens, so a grey near the background is calmer.
  private static func selected(on background: RGBColor) -> Style {
    let grey = grey(on: background, contrast: 1.5)
    guard grey != .default else { return Style([.bold, .reverse]) }
    let text: UInt8 = RGBColor(fixed: UInt8(grey.index)).isDark ? 231 : 16
    return Style(.bold, foreground: .palette(text), background: grey)
  }
}

extension RGBColor {
  fileprivate func isBrighter(than other: RGBColor) -> Bool { luminance > other.luminance }
}

/// A colour by its meaning.
enum Hue {
  /// The current tab, headings, links.
  case accent
  /// Open, or done well.
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

/// The theme that a person wants.
public enum ThemeChoice: Hashable, Sendable {
  /// Colours that suit the terminal's background.
  case auto
  case plain, dark, light, highContrast
  /// One of config.yml.
  case own(String)

  /// Those that octodo brings.
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

/// A theme of config.yml: one that octodo brings, with other styles for some roles.
public struct OwnTheme: Hashable, Sendable {
  public let base: ThemeChoice
  public let styles: [Role: Style]

  public init(base: ThemeChoice = .auto, styles: [Role: Style]) {
    (self.base, self.styles) = (base, styles)
  }
}

extension Theme {
  /// - Parameters:
  ///   - own: the themes of config.yml by name. `auto` stands for one that is missing.
  ///   - colors: those of the terminal.
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
