import Terminal
import TestSupport
import Testing

struct DisplayTextWrapTests {
  @Test func `breaks at blanks, which are removed`() {
    #expect(DisplayText("the quick  brown fox").wrapped(to: 10) == ["the quick", "brown fox"])
    #expect(DisplayText("abc def").wrapped(to: 3) == ["abc", "def"])
    #expect(DisplayText("abc   ").wrapped(to: 3) == ["abc"])
  }

  @Test func `does not wrap text that fits`() {
    #expect(DisplayText("  abc ").wrapped(to: 6) == ["  abc "])
    #expect(DisplayText("").wrapped(to: 6) == [""])
  }

  @Test func `splits a word that is longer than a line`() {
    #expect(DisplayText("see https://example.com").wrapped(to: 8) == ["see", "https://", "example.", "com"])
  }

  @Test func `keeps the indent of the first line`() {
    #expect(DisplayText("    abcdefgh").wrapped(to: 8) == ["    abcd", "efgh"])
  }

  @Test func `indents the following lines`() {
    #expect(DisplayText("- one two three").wrapped(to: 7, indent: 2) == ["- one", "  two", "  three"])
  }

  @Test func `keeps room beside an indent that is too deep`() {
    #expect(DisplayText("abcdefg").wrapped(to: 3, indent: 10) == ["abc", " de", " fg"])
    #expect(DisplayText("abc").wrapped(to: 1, indent: 1) == ["a", "b", "c"])
  }

  @Test func `breaks between wide glyphs`() {
    #expect(DisplayText("検索結果").wrapped(to: 5) == ["検索", "結果"])
    #expect(DisplayText("検索API結果").wrapped(to: 5) == ["検索", "API結", "果"])
  }

  @Test func `no line starts with closing punctuation or ends with an opening bracket`() {
    #expect(DisplayText("検索。結果").wrapped(to: 4) == ["検", "索。", "結果"])
    #expect(DisplayText("検「索」結").wrapped(to: 5) == ["検", "「索", "」結"])
    #expect(DisplayText("検索, 結果").wrapped(to: 4) == ["検", "索,", "結果"])
  }

  @Test func `replaces a wide glyph that does not fit into one column`() {
    #expect(DisplayText("a検b").wrapped(to: 1) == ["a", "\u{FFFD}", "b"])
  }

  @Test func `returns no lines without columns`() {
    #expect(DisplayText("abc").wrapped(to: 0) == [])
  }

  @Test func `loses only blanks, and stays within the columns`() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<1_000 {
      let length = Int.random(in: 0...80, using: &random)
      let letters = (0..<length).compactMap { _ in "aab  検。「,\u{301}👩".randomElement(using: &random) }
      let text = DisplayText(String(letters))
      let columns = Int.random(in: 2...20, using: &random)
      let lines = text.wrapped(to: columns, indent: Int.random(in: 0...4, using: &random))
      #expect(lines.allSatisfy { $0.width <= columns })
      let before = text.glyphs.filter { $0 != .space }
      #expect(lines.flatMap(\.glyphs).filter { $0 != .space } == before)
    }
  }
}

struct DisplayTextLayoutTests {
  @Test func `truncates with an ellipsis`() {
    #expect(DisplayText("abcdef").truncated(to: 4) == "abc…")
    #expect(DisplayText("abcd").truncated(to: 4) == "abcd")
    #expect(DisplayText("abcd").truncated(to: 1) == "…")
    #expect(DisplayText("abcd").truncated(to: 0) == .empty)
    #expect(DisplayText("abcd").truncated(to: -3) == .empty)
  }

  @Test func `never splits a wide glyph`() {
    #expect(DisplayText("検索結果").truncated(to: 4) == "検…")
    #expect(DisplayText("検索結果").truncated(to: 5) == "検索…")
    #expect(DisplayText("検索").truncated(to: 2) == "…")
    #expect(DisplayText("検索").prefix(columns: 3) == "検")
  }

  @Test func `keeps marks with their letter`() {
    #expect(DisplayText("e\u{301}e\u{301}e\u{301}").truncated(to: 2) == "e\u{301}…")
  }

  @Test func `returns the first columns`() {
    #expect(DisplayText("abc").prefix(columns: 2) == "ab")
    #expect(DisplayText("abc").prefix(columns: 9) == "abc")
    #expect(DisplayText("abc").prefix(columns: -1) == .empty)
  }

  @Test func `drops the first columns, and keeps the position of the rest`() {
    #expect(DisplayText("abc").dropping(columns: 1) == "bc")
    #expect(DisplayText("abc").dropping(columns: 0) == "abc")
    #expect(DisplayText("abc").dropping(columns: 7) == .empty)
    #expect(DisplayText("検索x").dropping(columns: 1) == " 索x")
    #expect(DisplayText("検索x").dropping(columns: 2) == "索x")
  }

  @Test func `pads`() {
    #expect(DisplayText("検").padded(to: 4) == "検  ")
    #expect(DisplayText("abc").padded(to: 2) == "abc")
  }

  @Test func `stays within the columns at every cut`() {
    let text = DisplayText("a検b索👩e\u{301} 결c")
    for columns in 0...text.width {
      #expect(text.truncated(to: columns).width <= columns)
      #expect(text.prefix(columns: columns).width <= columns)
      #expect(text.dropping(columns: columns).width == text.width - columns)
      #expect(text.padded(to: columns + 5).width == max(text.width, columns + 5))
    }
  }
}
