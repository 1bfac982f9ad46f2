import Terminal
import Testing

struct CanvasTests {
  private let buffer = FrameBuffer(size: Size(columns: 8, rows: 3))
  private var canvas: Canvas { Canvas(buffer) }

  private var rows: [String] {
    (0..<3).map { buffer.frame.text(row: $0) }
  }

  @Test func `draws text at a position and returns its width`() {
    #expect(canvas.draw("abc", row: 1, column: 2) == 3)
    #expect(rows == ["        ", "  abc   ", "        "])
  }

  @Test func `cuts text at its edge, with an ellipsis`() {
    #expect(canvas.draw("abcdefghij", row: 0) == 8)
    #expect(canvas.draw("abcdef", row: 1, width: 4) == 4)
    #expect(canvas.draw("検索結果x", row: 2, column: 1) == 7)
    #expect(rows == ["abcdefg…", "abc…    ", " 検索結…"])
  }

  @Test func `draws nothing outside`() {
    for (row, column) in [(-1, 0), (3, 0), (0, 8), (0, -1)] {
      #expect(canvas.draw("abc", row: row, column: column) == 0)
    }
    #expect(canvas.draw("abc", row: 0, width: 0) == 0)
    #expect(rows == Array(repeating: "        ", count: 3))
  }

  @Test func `a part draws relative to its corner and within its edges`() {
    let part = canvas.part(Rect(row: 1, column: 2, rows: 1, columns: 4))
    #expect(part.size == Size(columns: 4, rows: 1))
    part.draw("abcdef", row: 0)
    part.draw("below", row: 1)
    #expect(rows == ["        ", "  abc…  ", "        "])
  }

  @Test func `a part cannot be larger than the whole`() {
    let part = canvas.part(Rect(row: 2, column: 6, rows: 9, columns: 9))
    #expect(part.area == Rect(row: 2, column: 6, rows: 1, columns: 2))
    #expect(canvas.part(Rect(row: 5, column: 0, rows: 2, columns: 2)).area.isEmpty)
  }

  @Test func `a pane is found by its name`() {
    let pane = canvas.part(Rect(row: 1, column: 1, rows: 2, columns: 7)).pane(
      "list", Rect(row: 1, column: 1, rows: 1, columns: 3))
    #expect(buffer.frame.panes == ["list": Rect(row: 2, column: 2, rows: 1, columns: 3)])
    #expect(pane.area == buffer.frame.panes["list"])
  }

  @Test func `fills with a style, and clears`() {
    canvas.draw("abcdefgh", row: 0)
    canvas.fill(Rect(row: 0, column: 2, rows: 1, columns: 2), style: Style(.reverse))
    #expect(rows[0] == "ab  efgh")
    #expect(buffer.frame[0, 2] == Cell(.space, Style(.reverse)))
    #expect(buffer.frame[0, 4].style == .plain)
  }

  @Test func `draws a rule of narrow glyphs only`() {
    canvas.rule(row: 0, column: 5, width: 9, glyph: "─")
    canvas.rule(row: 1, width: 8, glyph: "検")
    canvas.rule(row: 2, width: 8, glyph: "")
    #expect(rows == ["     ───", "        ", "        "])
  }

  @Test func `shows the cursor only inside`() {
    let part = canvas.part(Rect(row: 1, column: 2, rows: 1, columns: 4))
    part.showCursor(row: 0, column: 3)
    #expect(buffer.frame.cursor == Point(row: 1, column: 5))
    part.showCursor(row: 0, column: 4)
    #expect(buffer.frame.cursor == nil)
  }

  @Test func `places a hidden cursor only inside`() {
    #expect(buffer.frame.hiddenCursor == Point(row: 0, column: 0))
    let part = canvas.part(Rect(row: 1, column: 2, rows: 1, columns: 4))
    part.parkCursor(row: 0, column: 3)
    part.parkCursor(row: 0, column: 4)
    #expect(buffer.frame.hiddenCursor == Point(row: 1, column: 5))
    #expect(buffer.frame.cursor == nil)
    canvas.showCursor(row: 0, column: 1)
    part.hideCursor(row: 0, column: 1)
    #expect(buffer.frame.cursor == nil)
    #expect(buffer.frame.hiddenCursor == Point(row: 1, column: 3))
  }

  @Test func `reports focus and selection`() {
    canvas.reportFocus("query")
    canvas.reportSelected("apple/swift", pane: "results")
    #expect(buffer.frame.focus == "query")
    #expect(buffer.frame.selected == ["results": "apple/swift"])
  }
}
