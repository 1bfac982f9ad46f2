import Testing

@testable import Terminal

struct SignsTests {
  @Test(arguments: Sign.allCases) func `a sign has one column, and an ASCII form`(sign: Sign) {
    let (unicode, ascii) = (Signs.unicode[sign], Signs.ascii[sign])
    #expect(unicode.width == 1 && unicode.glyphs.count == 1 && unicode.glyphs[0].marks == nil)
    #expect(ascii.glyphs.allSatisfy { $0.base.isASCII })
  }

  @Test func `a sign in a text has the form of the theme, and people's own stay`() {
    var text = StyledText()
    text.append(sign: .summary)
    text.append(" ▾ a|")
    text.append(sign: .continued, role: .faint)
    for (theme, shown) in [(Theme.plain, "v ▾ a|>"), (.dark, "▾ ▾ a|↳")] {
      let buffer = FrameBuffer(size: Size(columns: 7, rows: 1))
      Canvas(buffer, theme: theme).draw(
        text.wrapped(to: 9, first: StyledText(), rest: text)[0], row: 0, width: 7)
      #expect(buffer.frame.text(row: 0) == shown)
    }
  }

  @Test func `a frame in ASCII keeps words, and replaces signs`() {
    let buffer = FrameBuffer(size: Size(columns: 30, rows: 1))
    Canvas(buffer).draw("▌ ★ 48k · “日本” é… ─│╭ ↑", row: 0)
    #expect(buffer.frame.inASCII().text(row: 0) == "> * 48k - \"日本\" é~ -|+ ^     ")
  }
}

struct StyleWordsTests {
  @Test(arguments: [
    ("bold cyan", Style(.bold, foreground: .cyan)), ("plain", .plain),
    ("Bold Underline", Style([.bold, .underline])),
    ("black on 252", Style(foreground: .palette(0), background: .palette(252))),
    ("bright-red on default", Style(foreground: .palette(9))),
    ("on blue", Style(background: .blue)),
  ])
  func `words describe a style`(words: String, style: Style) {
    #expect(Style(words: words) == style)
  }

  @Test(arguments: [
    "pink", "red on", "on", "256", "-1", "bold on dim", "bright-", "red on on blue", "", " ",
    "red blue", "bold bold", "on red on blue",
  ])
  func `other words do not`(words: String) {
    #expect(Style(words: words) == nil)
  }
}
