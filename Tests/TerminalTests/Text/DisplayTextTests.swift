import Testing

@testable import Terminal

struct DisplayTextTests {
  @Test func `counts columns`() {
    #expect(DisplayText("abc").width == 3)
    #expect(DisplayText("検索").width == 4)
    #expect(DisplayText.empty.width == 0)
  }

  @Test func `every initialiser sanitises`() {
    let literal: DisplayText = "a\u{1B}b"
    #expect(literal == DisplayText("a\u{1B}b"))
    #expect(literal.description == "a\u{FFFD}b")
  }

  @Test func `joins`() {
    let text = DisplayText("ab") + DisplayText("検")
    #expect(text == "ab検")
    #expect(text.width == 4)
  }

  @Test func `its description has the marks`() {
    #expect(DisplayText("e\u{301}x").description == "e\u{301}x")
    #expect(DisplayText("e\u{301}").glyphs.first?.text == "e\u{301}")
    #expect(Glyph.continuation.text == "")
  }

  @Test(arguments: [("-", 3, "---"), ("ab", 2, "abab"), ("日", 2, "日日"), ("-", 0, ""), ("-", -1, "")])
  func `a text is repeated with its width`(text: String, count: Int, expected: String) {
    let repeated = DisplayText(repeating: DisplayText(text), count: count)
    #expect(repeated == DisplayText(expected))
    #expect(repeated.width == DisplayText(expected).width)
  }
}

struct DisplayTextCutTests {
  @Test func `pieces keep all spaces`() {
    let pieces = DisplayText("a  b   cd").cut(to: 4)
    #expect(pieces.map(\.description) == ["a  b", "   c", "d"])
  }

  @Test func `a wide glyph is never split`() {
    let pieces = DisplayText("a検索b").cut(to: 2)
    #expect(pieces.map(\.description) == ["a", "検", "索", "b"])
    #expect(pieces.allSatisfy { $0.width <= 2 })
  }

  @Test func `text that fits is one piece, and without columns there is none`() {
    #expect(DisplayText("abc").cut(to: 3).map(\.description) == ["abc"])
    #expect(DisplayText("abc").cut(to: 1) == [])
  }
}

struct DisplayTextLinesTests {
  @Test func `splits at every kind of line break`() {
    #expect(DisplayText.lines("a\nb\r\nc\rd") == ["a", "b", "c", "d"])
  }

  @Test func `keeps empty lines, but adds none after the last break`() {
    #expect(DisplayText.lines("a\n\r\n\rb\n") == ["a", "", "", "b"])
    #expect(DisplayText.lines("\n") == [""])
    #expect(DisplayText.lines("") == [])
  }

  @Test func `expands tabs to every eighth column`() {
    #expect(DisplayText.lines("\tx\nab\tx\n検索結果\tx") == ["        x", "ab      x", "検索結果        x"])
  }

  @Test func `sanitises each line`() {
    #expect(DisplayText.lines("a\u{1B}[2J\n\u{301}b") == ["a\u{FFFD}[2J", "\u{301}b"])
  }
}
