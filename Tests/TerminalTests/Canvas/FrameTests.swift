import Testing

@testable import Terminal

struct FrameTests {
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

struct FrameDifferenceTests {
  @Test func `cells have no padding, because rows are compared as memory`() {
    let style = MemoryLayout<Style.Attributes>.size + 2 * MemoryLayout<Color>.size
    let glyph =
      MemoryLayout<Unicode.Scalar>.size + MemoryLayout<UInt16>.size + MemoryLayout<MarkStack>.size
    #expect(MemoryLayout<Cell>.stride == glyph + style)
  }

  private func frame(_ rows: String..., columns: Int = 8) -> Frame {
    let buffer = FrameBuffer(size: Size(columns: columns, rows: rows.count))
    for (row, text) in rows.enumerated() { Canvas(buffer).draw(DisplayText(text), row: row) }
    return buffer.frame
  }

  @Test func `only the columns between the first and the last difference change`() {
    #expect(frame("abcdef").changedColumns(row: 0, since: frame("abXdYf")) == 2..<5)
    #expect(frame("a", "b").changedColumns(row: 1, since: frame("a", "c")) == 0..<1)
    #expect(frame("a", "b").changedColumns(row: 0, since: frame("a", "c")) == nil)
  }

  @Test func `wide glyphs change as a whole`() {
    let wide = frame("a日b")
    var other = wide
    other[0, 2].style = Style(.bold)
    #expect(other.changedColumns(row: 0, since: wide) == 1..<3)
    other = wide
    other[0, 1].style = Style(.bold)
    #expect(other.changedColumns(row: 0, since: wide) == 1..<3)
    #expect(frame("axyb").changedColumns(row: 0, since: wide) == 1..<3)
    #expect(wide.changedColumns(row: 0, since: frame("axyb")) == 1..<3)
  }

  @Test func `a frame is cut or padded, and never ends in half a glyph`() {
    let cut = frame("abc日", "x").fitted(to: Size(columns: 4, rows: 1))
    #expect(cut == frame("abc", columns: 4))
    let filled = frame("ab").fitted(to: Size(columns: 9, rows: 2))
    #expect(filled == frame("ab", "", columns: 9))
  }

  @Test func `the cursor stays if it is visible`() {
    var frame = frame("abc", "def")
    frame.cursor = Point(row: 1, column: 2)
    #expect(frame.fitted(to: Size(columns: 3, rows: 2)).cursor == Point(row: 1, column: 2))
    #expect(frame.fitted(to: Size(columns: 3, rows: 1)).cursor == nil)
    frame.hiddenCursor = Point(row: 1, column: 2)
    #expect(frame.fitted(to: Size(columns: 3, rows: 2)).hiddenCursor == Point(row: 1, column: 2))
    #expect(frame.fitted(to: Size(columns: 3, rows: 1)).hiddenCursor == Point(row: 0, column: 0))
    #expect(frame.fitted(to: Size(columns: 2, rows: 2)).hiddenCursor == Point(row: 0, column: 0))
  }
}

struct FrameCornerTests {
  private func rows(_ texts: [DisplayText], on size: Size) -> [String] {
    let buffer = FrameBuffer(size: Size(columns: 4, rows: texts.count))
    for (row, text) in texts.enumerated() { Canvas(buffer).draw(text, row: row) }
    let frame = buffer.frame.inCorner(of: size)
    return (0..<size.rows).map { frame.text(row: $0) }
  }

  @Test func `a smaller frame ends with a border line`() {
    #expect(
      rows(["ab検", "cd"], on: Size(columns: 7, rows: 4)) == ["ab検│  ", "cd  │  ", "────┘  ", "       "])
  }

  @Test func `a larger frame is cut, and one of the same size is unchanged`() {
    #expect(rows(["ab検", "cd"], on: Size(columns: 3, rows: 1)) == ["ab "])
    #expect(rows(["ab検"], on: Size(columns: 4, rows: 1)) == ["ab検"])
  }
}
