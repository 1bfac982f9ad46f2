import Testing

@testable import Terminal

struct GridTerminalTests {
  private func style(shownWith colors: Int, of style: Style) -> Style {
    let terminal = GridTerminal(size: Size(columns: 2, rows: 1), colors: colors)
    var frame = Frame(size: terminal.size)
    frame[0, 1] = Cell(.space, style)
    terminal.present(frame)
    return terminal.frame[0, 1].style
  }

  @Test func `a grid with few colours shows what a terminal with as many shows`() {
    let bright = Style(.bold, foreground: .palette(200))
    #expect(style(shownWith: 256, of: bright) == bright)
    #expect(style(shownWith: 8, of: bright) == Style(.bold))
    #expect(style(shownWith: 8, of: Style(foreground: .red)) == Style(foreground: .red))
    #expect(style(shownWith: 1, of: Style(.dim, foreground: .red)) == Style(.dim))
  }
}
