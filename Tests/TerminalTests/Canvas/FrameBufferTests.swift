import TestSupport
import Testing

@testable import Terminal

struct FrameBufferTests {
  private let buffer = FrameBuffer(size: Size(columns: 6, rows: 1))
  private var text: String { buffer.frame.text(row: 0) }

  private func draw(_ text: DisplayText, column: Int) {
    Canvas(buffer).draw(text, row: 0, column: column)
  }

  @Test func `stores a wide glyph and its right half`() {
    Canvas(buffer).draw("検", row: 0, column: 1, style: Style(.bold))
    #expect(buffer.frame[0, 1].glyph.base == "検")
    #expect(buffer.frame[0, 2].isContinuation)
    #expect(buffer.frame[0, 2].style == Style(.bold))
    #expect(text == " 検   ")
  }

  @Test func `overwriting the right half clears the left one`() {
    draw("検索", column: 0)
    draw("x", column: 1)
    #expect(text == " x索  ")
  }

  @Test func `overwriting the left half clears the right one`() {
    draw("検索", column: 0)
    draw("x", column: 2)
    #expect(text == "検x   ")
  }

  @Test func `a wide glyph over the halves of two others clears both`() {
    draw("検索結", column: 0)
    draw("果", column: 1)
    #expect(text == " 果 結")
    #expect(!buffer.frame[0, 3].isContinuation)
  }

  /// There is a continuation exactly to the right of each wide glyph, whatever is drawn over it.
  @Test func `never holds half a glyph`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
        "a検e".randomElement(using: &random)
      }
      draw(DisplayText(String(text)), column: Int.random(in: 0..<6, using: &random))
      for column in 0..<6 {
        let left = column > 0 ? buffer.frame[0, column - 1].glyph.width : 0
        #expect(buffer.frame[0, column].isContinuation == (left == 2))
      }
      #expect(buffer.frame[0, 5].glyph.width != 2)
      #expect(DisplayText(buffer.frame.text(row: 0)).width == 6)
    }
  }
}
