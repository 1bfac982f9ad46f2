import Terminal
import Testing

struct ThemeTests {
  @Test func `the plain theme has no colours`() {
    for role in Role.allCases {
      #expect(Theme.plain[role] == Style(Theme.plain[role].attributes))
    }
  }

  @Test(arguments: Theme.allCases)
  func `without colours each theme is the plain one, so nothing depends on colour alone`(theme: Theme) {
    for role in Role.allCases {
      #expect(theme[role].reduced(toColors: 0) == Theme.plain[role])
    }
  }

  @Test(arguments: Theme.allCases)
  func `a theme uses the eight colours that all terminals have, on the user's background`(theme: Theme) {
    for role in Role.allCases {
      #expect(theme[role].reduced(toColors: 8) == theme[role])
      #expect(theme[role].background == .default)
    }
  }

  @Test func `no theme has a colour that is unreadable on its background`() {
    let (onDark, onLight) = (Role.allCases.map { Theme.dark[$0] }, Role.allCases.map { Theme.light[$0] })
    #expect(!onDark.contains { $0.foreground == .blue })
    #expect(!onLight.contains { [.cyan, .yellow].contains($0.foreground) })
  }

  @Test func `a completed item keeps the colours of a selected row`() {
    let theme = Theme.dark
    #expect(theme[.text].adding(theme[.done]) == theme[.done])
    let both = theme[.selectedRow].adding(theme[.done])
    #expect(both == Style([.reverse, .dim], foreground: theme[.selectedRow].foreground))
  }

  @Test func `the parts of a canvas have its theme`() {
    let canvas = Canvas(FrameBuffer(size: Size(columns: 4, rows: 2)), theme: .light)
    let part = canvas.pane("list", Rect(row: 0, column: 0, rows: 1, columns: 4))
    #expect(part.theme == .light)
  }
}
