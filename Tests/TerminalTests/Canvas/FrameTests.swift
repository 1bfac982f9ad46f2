import Terminal
import Testing

@Suite struct FrameTests {
  @Test func `starts blank`() {
    let frame = Frame(size: Size(columns: 3, rows: 2))
    #expect(frame.cells == Array(repeating: .blank, count: 6))
    #expect(frame.cursor == nil)
  }

  @Test(arguments: [(0, 5), (5, 0), (0, 0), (-1, 5), (5, -1), (-2, -3)])
  func `may have no cells`(columns: Int, rows: Int) {
    #expect(Frame(size: Size(columns: columns, rows: rows)).cells == [])
  }

  @Test(arguments: [(1, 1), (1, 7), (7, 1), (80, 24)])
  func `is blank in any size`(columns: Int, rows: Int) {
    let cells = Frame(size: Size(columns: columns, rows: rows)).cells
    #expect(cells == Array(repeating: .blank, count: columns * rows))
  }

  @Test func `returns the text of some columns, with marks and without right halves`() {
    let buffer = FrameBuffer(size: Size(columns: 6, rows: 1))
    Canvas(buffer).draw("e\u{301}検x", row: 0)
    #expect(buffer.frame.text(row: 0) == "e\u{301}検x  ")
    #expect(buffer.frame.text(row: 0, columns: 1..<4) == "検x")
  }
}
