import Terminal
import Testing

@Suite struct DisplayTextLinesTests {
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
