import Testing

@testable import Terminal

@Suite struct GlyphDrawableTests {
  @Test func `a glyph with the same width is drawn unchanged`() {
    let glyph = Glyph(base: "日", width: 2)
    #expect(glyph.drawable { _ in 2 } == [glyph])
  }

  @Test(arguments: [-1, 0, 1])
  func `a question mark fills the columns of a glyph with another width`(_ width: Int) {
    #expect(Glyph(base: "日", width: 2).drawable { _ in width } == [Glyph(base: "?", width: 1), .space])
  }

  @Test func `a narrow glyph becomes one question mark`() {
    #expect(Glyph(base: "é", width: 1).drawable { _ in -1 } == [Glyph(base: "?", width: 1)])
  }

  @Test func `marks that do not combine are left out`() {
    let glyph = Glyph(base: "e", width: 1, marks: ["\u{301}", "\u{302}"])
    #expect(
      glyph.drawable { $0 == "e" ? 1 : $0 == "\u{301}" ? 0 : -1 }
        == [Glyph(base: "e", width: 1, marks: ["\u{301}"])])
    #expect(glyph.drawable { $0 == "e" ? 1 : -1 } == [Glyph(base: "e", width: 1)])
  }
}
