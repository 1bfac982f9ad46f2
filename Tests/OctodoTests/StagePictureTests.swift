import Terminal
import Testing

@testable import octodo

struct StagePictureTests {
  private func frame(_ rows: [DisplayText], columns: Int) -> Frame {
    let buffer = FrameBuffer(size: Size(columns: columns, rows: rows.count))
    for (row, text) in rows.enumerated() { Canvas(buffer).draw(text, row: row) }
    return buffer.frame
  }

  private func rows(_ picture: StagePicture, columns: Int, rows: Int) -> [String] {
    let frame = picture.drawn(on: Size(columns: columns, rows: rows))
    return (0..<rows).map { frame.text(row: $0) }
  }

  @Test func `the test's screen is in the corner, at its own size`() {
    var picture = StagePicture(frame: frame(["ab検", "cd"], columns: 4))
    picture.line = "a line"
    #expect(
      rows(picture, columns: 10, rows: 5) == [
        "ab検│     ", "cd  │     ", "────┘     ", "          ", " a line   ",
      ])
  }

  @Test func `without room the line is hidden unless it is urgent`() {
    var picture = StagePicture(frame: frame(["abcd", "efgh"], columns: 4))
    picture.line = "no"
    #expect(rows(picture, columns: 4, rows: 2) == ["abcd", "efgh"])
    picture.isLineUrgent = true
    #expect(rows(picture, columns: 4, rows: 2) == ["abcd", " no "])
  }

  @Test func `a terminal that is too small says so`() {
    var picture = StagePicture(
      frame: frame([DisplayText(String(repeating: "x", count: 90)), "y", "z"], columns: 90))
    picture.line = "a line"
    let rows = rows(picture, columns: 84, rows: 3)
    #expect(rows.first == String(repeating: "x", count: 84))
    #expect(
      rows.last == " The test's screen is 90x3, this terminal 84x3: make it larger.  a line             ")
  }

  @Test func `the keys follow the line, or have their own row`() {
    var picture = StagePicture(frame: frame(["abcd"], columns: 4))
    picture.line = "a line"
    picture.keys = "Space: run"
    picture.isLineUrgent = true
    #expect(rows(picture, columns: 24, rows: 6).last == " a line   Space: run    ")
    picture.line = "a line that is much longer than the terminal"
    #expect(
      rows(picture, columns: 24, rows: 8).suffix(5) == [
        "                        ", " a line that is much    ", " longer than the        ",
        " terminal               ",
        " Space: run             ",
      ])
    picture.isLineUrgent = false
    #expect(rows(picture, columns: 24, rows: 6).last == " a line t…   Space: run ")
  }

  @Test func `the cursor is the test's, but not on the line`() {
    var test = frame(["ab", "cd"], columns: 2)
    test.cursor = Point(row: 1, column: 1)
    var picture = StagePicture(frame: test)
    picture.line = "x"
    #expect(picture.drawn(on: Size(columns: 5, rows: 4)).cursor == Point(row: 1, column: 1))
    picture.isLineUrgent = true
    #expect(picture.drawn(on: Size(columns: 2, rows: 2)).cursor == nil)
  }

  @Test func `before the first frame only the line is shown`() {
    var picture = StagePicture()
    picture.line = "soon"
    #expect(rows(picture, columns: 6, rows: 2) == ["      ", " soon "])
    #expect(picture.drawn(on: Size(columns: 0, rows: 0)).cells.isEmpty)
  }
}
