import Terminal
import Testing

struct StyleColorsTests {
  private static let deep = Style(.bold, foreground: .palette(200), background: .blue)

  @Test(arguments: [
    (Style(.bold, foreground: .red), 8, Style(.bold, foreground: .red)),
    (
      Style(foreground: .palette(7), background: .palette(0)), 8,
      Style(foreground: .palette(7), background: .palette(0))
    ),
    (Style(.dim, foreground: .palette(8)), 8, Style(.dim)),
    (Style(foreground: .palette(8)), 16, Style(foreground: .palette(8))),
    (deep, 8, Style([.bold, .reverse])), (deep, 256, deep),
    (Style(foreground: .blue, background: .palette(9)), 8, Style(.reverse)),
    (Style(.reverse, foreground: .palette(0)), 1, Style(.reverse)),
    (Style(background: .red), 0, Style(.reverse)),
    (Style(foreground: .palette(243)), 16, Style(.dim)), (Style(.underline), 0, Style(.underline)),
  ])
  func `a style keeps all of its colours or none`(_ style: Style, _ count: Int, _ expected: Style) {
    #expect(style.reduced(toColors: count) == expected)
  }
}
