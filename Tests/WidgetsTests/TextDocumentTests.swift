import Terminal
import Testing
import Widgets

struct TextDocumentTests {
  private func rows(_ document: TextDocument, columns: Int, rows: Int = 12, lines: Int = 0) -> [String] {
    let buffer = FrameBuffer(size: Size(columns: columns, rows: rows))
    var scroll = DocumentScroll()
    _ = scroll.fit(document, rows: rows)
    scroll.scroll(by: lines, in: document)
    document.draw(Canvas(buffer), scroll: &scroll)
    return (0..<rows).map { row in
      var text = buffer.frame.text(row: row)
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  @Test func `a line is wrapped between words, under its indent`() {
    let document = TextDocument([.init("  one two three"), .init("four")], columns: 9)
    #expect(rows(document, columns: 9, rows: 4) == ["  one two", "  three", "four", ""])
  }

  @Test func `a line whose blanks count is cut at the edge`() {
    let document = TextDocument([.init("{\"a\":  1}", isWrapped: false)], columns: 6)
    #expect(rows(document, columns: 6, rows: 2) == ["{\"a\":", " 1}"])
  }

  @Test func `empty lines and tabs keep their room`() {
    let document = TextDocument([.init("a"), .init(""), .init("\tb")], columns: 20)
    #expect(rows(document, columns: 20, rows: 3) == ["a", "", "        b"])
  }

  @Test func `no text is one empty line`() {
    let document = TextDocument([], columns: 20)
    #expect(document.parts == 0..<1)
    #expect(rows(document, columns: 20, rows: 1) == [""])
  }

  @Test func `it tells the line at the top`() {
    let document = TextDocument((0..<3_000).map { .init("line \($0)") }, columns: 20)
    let buffer = FrameBuffer(size: Size(columns: 20, rows: 5))
    var scroll = DocumentScroll()
    #expect(document.draw(Canvas(buffer), scroll: &scroll) == 0)
    scroll.scroll(by: 2_000, in: document)
    #expect(document.draw(Canvas(buffer), scroll: &scroll) == 2_000)
    #expect(buffer.frame.text(row: 0).hasPrefix("line 2000"))
  }
}
