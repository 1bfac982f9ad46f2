import Terminal
import Testing

@Suite struct DisplayTextLayoutTests {
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
