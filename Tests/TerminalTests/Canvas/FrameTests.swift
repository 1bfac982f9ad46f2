import Terminal
import Testing

@Suite struct FrameTests {
  @Test func `starts blank`() {
    let frame = Frame(size: Size(columns: 3, rows: 2))
    #expect(frame.cells == Array(repeating: .blank, count: 6))
    #expect(frame.cursor == nil)
  }

  @Test func `may have no cells`() {
    #expect(Frame(size: Size(columns: 0, rows: 5)).cells == [])
  }

  @Test func `gives the text of some columns, with marks and without right halves`() {
    let buffer = FrameBuffer(size: Size(columns: 6, rows: 1))
    Canvas(buffer).draw("e\u{301}検x", row: 0)
    #expect(buffer.frame.text(row: 0) == "e\u{301}検x  ")
    #expect(buffer.frame.text(row: 0, columns: 1..<4) == "検x")
  }
}
