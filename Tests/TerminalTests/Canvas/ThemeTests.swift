import Testing

@testable import Terminal

struct ThemeTests {
  @Test(arguments: [Theme.plain, .highContrast])
  func `a theme without colours has attributes only`(theme: Theme) {
    for role in Role.allCases {
      #expect(theme[role] == Style(theme[role].attributes))
    }
  }

  @Test(arguments: TerminalPalette.all + [.unknown])
  func `no meaning is shown by colour alone`(palette: TerminalPalette) {
    let theme = Theme(suiting: palette.colors)
    for role in [Role.selectedRow, .currentTab, .problem, .warning, .heading, .link, .name] {
      #expect(theme[role].reduced(toColors: 0).attributes != [], "\(role)")
    }
    #expect(theme[.selectedRow].reduced(toColors: 8).attributes.contains(.reverse))
    #expect(theme[.secondary].reduced(toColors: 16) == Style(.dim))
  }

  @Test(arguments: TerminalPalette.all) func `every colour contrasts with its background`(
    palette: TerminalPalette
  ) throws {
    let theme = Theme(suiting: palette.colors)
    let background = try #require(palette.colors.background)
    for role in Role.allCases {
      let style = theme[role]
      // The user's own text on the user's own background.
      guard style.foreground != .default else { continue }
      let text = palette.color(style.foreground)
      let paper = style.background == .default ? background : palette.color(style.background)
      let contrast = text.contrast(with: paper)
      #expect(contrast >= 4.5, "\(role) \(style.foreground.index)")
    }
    let selected = palette.color(theme[.selectedRow].background).contrast(with: background)
    #expect(selected >= 1.4 && selected <= 2.5)
  }

  @Test(arguments: TerminalPalette.all) func `without its palette a terminal shows fixed colours`(
    palette: TerminalPalette
  ) throws {
    let background = try #require(palette.colors.background)
    let themes = [
      Theme(suiting: TerminalColors(background: background)), background.isDark ? Theme.dark : .light,
    ]
    for role in Role.allCases where role != .selectedRow {
      #expect(
        themes.allSatisfy { $0[role].foreground == .default || $0[role].foreground.index >= 16 }, "\(role)")
    }
  }

  @Test func `the user's own colours are used if they are readable`() {
    #expect(Theme.dark[.heading].foreground == .palette(80))
    #expect(Theme.light[.problem].foreground == .palette(124))
    let solarized = Theme(suiting: TerminalPalette.solarizedDark.colors)
    #expect(solarized[.good].foreground == .green && solarized[.heading].foreground == .cyan)
    #expect(solarized[.problem].foreground == .palette(210))
  }

  /// Reverse swaps the two colours and keeps the contrast.
  @Test(arguments: TerminalPalette.all)
  func `while the background is unknown, everything is readable on each palette`(
    palette: TerminalPalette
  ) throws {
    let theme = Theme(suiting: .unknown)
    let background = try #require(palette.colors.background)
    let ink = try #require(palette.text)
    // Solarized's own text has 4.1 on its light background.
    let least = min(4.5, ink.contrast(with: background))
    for role in Role.allCases {
      let (text, paper) = (theme[role].foreground, theme[role].background)
      let contrast = (text == .default ? ink : palette.color(text))
        .contrast(with: paper == .default ? background : palette.color(paper))
      #expect(contrast >= least, "\(role)")
    }
  }

  @Test func `while the background is unknown, what stands out is bold, underlined or reverse`() {
    let theme = Theme(suiting: .unknown)
    for role in [Role.currentTab, .heading, .focusedFrame, .link, .selectionMark, .problem] {
      #expect(!theme[role].attributes.isDisjoint(with: [.bold, .underline, .reverse]), "\(role)")
    }
  }

  @Test func `a completed item keeps the colours of a selected row`() {
    let theme = Theme.dark
    #expect(theme[.text].adding(theme[.done]) == theme[.done])
    let both = theme[.selectedRow].adding(theme[.done])
    #expect(both.background == theme[.selectedRow].background)
    #expect(both.foreground == theme[.selectedRow].foreground)
  }

  @Test func `an own theme changes some roles of another one`() {
    let own = ["mine": OwnTheme(base: .dark, styles: [.heading: Style(.italic, foreground: .red)])]
    let theme = Theme(.own("mine"), own: own)
    #expect(theme[.heading] == Style(.italic, foreground: .red))
    #expect(theme[.good] == Theme.dark[.good])
    #expect(Theme(.own("gone"), own: own) == Theme(.auto))
  }

  @Test func `the parts of a canvas have its theme`() {
    let canvas = Canvas(FrameBuffer(size: Size(columns: 4, rows: 2)), theme: .light)
    let part = canvas.pane("list", Rect(row: 0, column: 0, rows: 1, columns: 4))
    #expect(part.theme == .light)
  }

  @Test func `each role has its own name`() {
    #expect(Set(Role.allCases.map(\.name)).count == Role.allCases.count)
    for role in Role.allCases { #expect(Role(name: role.name) == role) }
    #expect(Role(name: "none") == nil)
  }
}

/// The colours of widespread terminal themes.
struct TerminalPalette: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let colors: TerminalColors
  /// The colour of text.
  let text: RGBColor?

  private init(_ name: String, _ background: UInt32, _ hues: [UInt32] = [], text: UInt32) {
    testDescription = name
    self.text = RGBColor(hex: text)
    colors = TerminalColors(
      background: RGBColor(hex: background),
      palette: Dictionary(uniqueKeysWithValues: hues.enumerated().map { (UInt8($0 + 1), RGBColor(hex: $1)) }))
  }

  private init() {
    (testDescription, colors, text) = ("unknown", .unknown, nil)
  }

  static let unknown = TerminalPalette()
  private static let solarized: [UInt32] = [0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198]
  static let solarizedDark = TerminalPalette("solarized dark", 0x002B36, solarized, text: 0x839496)
  private static let gruvbox: [UInt32] = [0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A]
  static let all = [
    TerminalPalette("xterm", 0x000000, text: 0xE5E5E5),
    TerminalPalette("plain white", 0xFFFFFF, text: 0x000000),
    solarizedDark, TerminalPalette("solarized light", 0xFDF6E3, solarized, text: 0x657B83),
    TerminalPalette("gruvbox dark", 0x282828, gruvbox, text: 0xEBDBB2),
    TerminalPalette("gruvbox light", 0xFBF1C7, gruvbox, text: 0x3C3836),
    TerminalPalette(
      "VS Code", 0x1E1E1E, [0xCD3131, 0x0DBC79, 0xE5E510, 0x2472C8, 0xBC3FBC, 0x11A8CD], text: 0xCCCCCC),
    TerminalPalette(
      "Linux console", 0x000000, [0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA], text: 0xAAAAAA),
    TerminalPalette(
      "PuTTY", 0x000000, [0xBB0000, 0x00BB00, 0xBBBB00, 0x0000BB, 0xBB00BB, 0x00BBBB], text: 0xBBBBBB),
    // A terminal that reports its background only.
    TerminalPalette("an unknown palette on solarized", 0xFDF6E3, text: 0x657B83),
  ]

  func color(_ color: Color) -> RGBColor { colors.color(UInt8(color.index)) }
}

struct RGBColorTests {
  @Test(
    arguments: [
      ("rgb:fdfd/f6f6/e3e3", 0xFDF6E3), ("rgb:fd/f6/e3", 0xFDF6E3), ("rgb:f/0/f", 0xFF00FF),
      ("rgba:0000/2b2b/3636/ffff", 0x002B36),
    ] as [(String, UInt32)])
  func `terminal answers are parsed`(answer: String, hex: UInt32) {
    #expect(RGBColor(answer: answer) == RGBColor(hex: hex))
  }

  @Test(arguments: ["", "rgb:", "rgb:1/2", "rgb:12345/0/0", "rgb:-1/0/0", "#fff", "rgb:/0/0"])
  func `anything else is not a colour`(answer: String) {
    #expect(RGBColor(answer: answer) == nil)
  }

  @Test func `contrasts are those of WCAG`() {
    #expect(RGBColor.black.contrast(with: .white) == 21)
    let grey = RGBColor(hex: 0x767676).contrast(with: .white)
    #expect(grey > 4.5 && grey < 4.6)
    #expect(RGBColor(hex: 0x002B36).isDark && !RGBColor(hex: 0xFDF6E3).isDark)
  }

  @Test func `the fixed colours are a cube and greys`() {
    #expect(RGBColor(fixed: 16) == .black && RGBColor(fixed: 231) == .white)
    #expect(RGBColor(fixed: 114) == RGBColor(hex: 0x87D787))
    #expect(RGBColor(fixed: 236) == RGBColor(hex: 0x303030))
  }
}
