import Testing

@testable import Terminal

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
