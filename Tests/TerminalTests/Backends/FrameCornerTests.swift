import Terminal
import Testing

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
