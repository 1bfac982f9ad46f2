import Testing

@testable import Terminal

struct TintTests {
  /// Labels as GitHub creates them for a new repository, the darkest and the lightest, and colours in steps.
  private static let colors: [UInt32] =
    [
      0xD73A4A, 0xA2EEEF, 0x0075CA, 0x7057FF, 0xCFD3D7, 0xEDEDED, 0xFEF2C0, 0x000000, 0xFFFFFF, 0x808080,
    ]
    + (0..<216).map { (index: UInt32) -> UInt32 in
      let (red, green, blue) = (index / 36 * 51, index / 6 % 6 * 51, index % 6 * 51)
      return red << 16 | green << 8 | blue
    }

  @Test func `the text of a chip is readable on its background`() throws {
    for hex in Self.colors {
      let style = Tint(RGBColor(hex: hex)).ground
      let contrast = try color(style.foreground).contrast(with: color(style.background))
      #expect(contrast >= 4.5, "\(hex)")
    }
  }

  @Test(arguments: TerminalPalette.all) func `a sign is visible on every background`(palette: TerminalPalette)
    throws
  {
    let theme = Theme(suiting: palette.colors)
    let background = try #require(palette.colors.background)
    for hex in Self.colors {
      let contrast = try color(theme.sign(Tint(RGBColor(hex: hex)))).contrast(with: background)
      #expect(contrast >= 3, "\(hex)")
    }
  }

  @Test func `a visible colour is unchanged`() {
    #expect(Theme.dark.sign(Tint(RGBColor(hex: 0xF05138))) == .palette(203))
    #expect(Theme.light.sign(Tint(RGBColor(hex: 0x555555))) == .palette(240))
    #expect(Tint(RGBColor(hex: 0xD73A4A)).ground.background == .palette(167))
  }

  @Test(arguments: ["", "fff", "gggggg", "0075ca0", "+75caa", "#75ca0"])
  func `anything but six digits is not a colour`(hex: String) {
    #expect(Tint(hex: hex) == nil)
    #expect(Tint(hex: "0075ca") != nil)
  }

  @Test func `a chip is a word on a background, or in brackets`() {
    let canvas = Self.canvas(.dark)
    canvas.draw(Self.chips, row: 0, width: 12)
    #expect(Self.text(canvas) == " bug   ui   ")
    #expect(canvas.buffer.frame[0, 0].style == Tint(RGBColor(hex: 0xD73A4A)).ground)
    #expect(canvas.buffer.frame[0, 4].style.background == .palette(167))
    #expect(canvas.buffer.frame[0, 5].style.background == .default)
    for theme in [Theme.plain, .highContrast, Self.with16Colors] {
      let canvas = Self.canvas(theme)
      canvas.draw(Self.chips, row: 0, width: 12)
      #expect(Self.text(canvas) == "[bug] [ui]  ")
      #expect(canvas.buffer.frame[0, 1].style.background == .default)
    }
  }

  @Test func `a selected row keeps the colours of chips and signs, and the style of the rest`() throws {
    let red = try #require(Tint(hex: "d73a4a"))
    var text = StyledText("title ", role: .name)
    text.append(sign: "o", red)
    text.append(chip: "bug", red)
    let style = Theme.dark[.selectedRow]
    let buffer = FrameBuffer(size: Size(columns: 20, rows: 1))
    Canvas(buffer, theme: .dark).draw(text, row: 0, width: 20, on: style)
    #expect(buffer.frame.text(row: 0).hasPrefix("title o bug "))
    #expect(buffer.frame[0, 0].style == style)
    #expect(buffer.frame[0, 6].style.background == style.background)
    #expect(buffer.frame[0, 6].style.foreground == Theme.dark.sign(red))
    #expect(buffer.frame[0, 8].style == red.ground)
  }

  @Test(arguments: TerminalPalette.all) func `code is readable on every background`(palette: TerminalPalette)
    throws
  {
    let theme = Theme(suiting: palette.colors)
    let code = try #require(theme.code)
    let contrast = try color(code.foreground).contrast(with: color(code.background))
    #expect(contrast >= Theme.readable)
  }

  @Test func `a chip that does not fit is cut`() {
    let canvas = Self.canvas(.dark)
    canvas.draw(Self.chips, row: 0, width: 8)
    #expect(Self.text(canvas) == " bug   …    ")
    #expect(canvas.buffer.frame[0, 8].style == .plain)
  }

  @Test func `while the background is unknown a chip has its colour and a sign has none`() {
    let theme = Theme(suiting: .unknown)
    let tint = Tint(RGBColor(hex: 0xD73A4A))
    #expect(theme.chip(tint) != nil)
    #expect(theme.sign(tint) == .default)
  }

  @Test func `a wrapped text keeps its colours`() {
    var text = StyledText("one two ")
    text.append(chip: "bug", Tint(hex: "D73A4A"))
    let lines = text.wrapped(to: 8, first: StyledText(), rest: StyledText())
    #expect(lines.last?.pieces.last?.isChip == true)
    #expect(lines.last?.pieces.last?.tint != nil)
  }

  private static var with16Colors: Theme {
    var theme = Theme.dark
    theme.limit(toColors: 16)
    return theme
  }

  private static var chips: StyledText {
    var text = StyledText()
    text.append(chip: "bug", Tint(hex: "D73A4A"))
    text.append(" ")
    text.append(chip: "ui", Tint(hex: "0075CA"))
    return text
  }

  private static func canvas(_ theme: Theme) -> Canvas {
    Canvas(FrameBuffer(size: Size(columns: 12, rows: 1)), theme: theme)
  }

  private static func text(_ canvas: Canvas) -> String {
    canvas.glyphs(row: 0).map { String($0.base) }.joined()
  }

  private func color(_ color: Color) throws -> RGBColor {
    RGBColor(fixed: try #require(UInt8(exactly: color.index)))
  }
}
