import Terminal
import Testing

@testable import Scripting

struct SVGTextTests {
  private func pieces(_ row: DisplayText, columns: Range<Int>? = nil) -> [String] {
    let frame = drawn([row], columns: 20)
    return SVGText.pieces(of: frame, row: 0, columns: columns ?? 0..<20).map {
      "\($0.column)+\($0.columns) \($0.text)"
    }
  }

  @Test func `words separated by one blank are one piece`() {
    #expect(pieces("one two  three") == ["0+7 one two", "9+5 three"])
    #expect(pieces("") == [])
  }

  @Test func `glyphs of uncertain width have their own piece and columns`() {
    #expect(pieces("a検索b") == ["0+1 a", "1+2 検", "3+2 索", "5+1 b"])
    #expect(pieces("xe\u{301}y") == ["0+1 x", "1+1 e\u{301}", "2+1 y"])
    #expect(pieces("a★b") == ["0+1 a", "1+1 ★", "2+1 b"])
  }

  @Test func `a rule is one piece`() {
    #expect(pieces("┌───┐ ── ") == ["0+1 ┌", "1+3 ───", "4+1 ┐", "6+2 ──"])
  }

  @Test func `half a wide glyph at an edge is left out`() {
    #expect(pieces("検索x", columns: 1..<3) == [])
  }
}
