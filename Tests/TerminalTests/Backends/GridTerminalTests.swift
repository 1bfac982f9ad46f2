import Testing

@testable import Terminal

@Suite struct GridTerminalTests {
  private func style(shownWith colors: Int, of style: Style) -> Style {
    let terminal = GridTerminal(size: Size(columns: 2, rows: 1), colors: colors)
    var frame = Frame(size: terminal.size)
    frame[0, 1] = Cell(.space, style)
    terminal.present(frame)
    return terminal.frame[0, 1].style
  }

  @Test func `a grid of few colours shows what a terminal of as many shows`() {
    let bright = Style(.bold, foreground: .palette(200))
    #expect(style(shownWith: 256, of: bright) == bright)
    #expect(style(shownWith: 8, of: bright) == Style(.bold))
    #expect(style(shownWith: 8, of: Style(foreground: .red)) == Style(foreground: .red))
    #expect(style(shownWith: 1, of: Style(.dim, foreground: .red)) == Style(.dim))
  }

  @Test func `a postponed frame is drawn at the first look`() {
    let terminal = GridTerminal(size: Size(columns: 2, rows: 1))
    var draws = 0
    for text in ["a", "b"] as [DisplayText] {
      let isPostponed = terminal.postpone {
        draws += 1
        terminal.present(frame(of: text))
      }
      #expect(isPostponed)
    }
    #expect(draws == 0)
    #expect(terminal.frame.text(row: 0) == "b ")
    #expect(terminal.frame.text(row: 0) == "b ")
    #expect(draws == 1)
  }

  @Test func `what views say of a frame is known before it is drawn, and goes with it`() {
    let terminal = GridTerminal(size: Size(columns: 2, rows: 1))
    let layout = Canvas(layoutIn: terminal.size, theme: .plain)
    layout.reportFocus("list")
    layout.reportSelected("a", pane: "list")
    _ = terminal.postpone { terminal.present(frame(of: "b")) }
    terminal.note(layout.report)
    #expect(terminal.report == ViewReport(focus: "list", selected: ["list": "a"]))
    #expect(terminal.frame.focus == nil)
    #expect(terminal.report == ViewReport(focus: nil, selected: [:]))
  }

  @Test func `a frame that is presented takes the place of a postponed one`() {
    let terminal = GridTerminal(size: Size(columns: 2, rows: 1))
    _ = terminal.postpone { Issue.record("It is drawn although another one came.") }
    terminal.present(frame(of: "c"))
    #expect(terminal.frame.text(row: 0) == "c ")
  }

  @Test func `nothing is postponed where somebody sees each frame`() {
    let terminal = GridTerminal(size: Size(columns: 2, rows: 1))
    terminal.onPresent = { _ in }
    #expect(!terminal.postpone { Issue.record("It is drawn although it was not postponed.") })
    #expect(terminal.frame.text(row: 0) == "  ")
  }

  private func frame(of text: DisplayText) -> Frame {
    let buffer = FrameBuffer(size: Size(columns: 2, rows: 1))
    Canvas(buffer).draw(text, row: 0)
    return buffer.frame
  }
}
