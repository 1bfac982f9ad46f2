import Testing

@testable import Terminal

@Suite struct DisplayTextTests {
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
