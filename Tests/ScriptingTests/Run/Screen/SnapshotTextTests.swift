import Terminal
import Testing

@testable import Scripting

struct SnapshotTextTests {
  @Test func `a snapshot has size, cursor, rows and looks`() {
    let buffer = FrameBuffer(size: Size(columns: 6, rows: 2))
    let canvas = Canvas(buffer)
    canvas.draw("a|検", row: 0, style: Style(.bold, foreground: .yellow))
    canvas.draw("b", row: 1, column: 5, style: Style([.reverse, .dim], background: .palette(200)))
    canvas.showCursor(row: 1, column: 2)
    let text = SnapshotText(buffer.frame, in: Rect(buffer.frame.size), isPlain: false)
    #expect(
      text.text == """
        size 6x2
        cursor 2:3
        |a|検  |
        |     b|
        1:1-4 bold fg=yellow
        2:6-6 dim reverse bg=200

        """)
    #expect(SnapshotText(text.text) == text)
    #expect(SnapshotText(text.text).differences(from: text, columns: 6) == [])
  }

  @Test func `a part counts from its own corner`() {
    let buffer = FrameBuffer(size: Size(columns: 6, rows: 3))
    let canvas = Canvas(buffer)
    canvas.draw("word", row: 1, column: 2, style: Style(.underline))
    canvas.showCursor(row: 0, column: 0)
    let rect = Rect(row: 1, column: 1, rows: 2, columns: 4)
    let text = SnapshotText(buffer.frame, in: rect, isPlain: false).text
    #expect(text == "size 4x2\ncursor hidden\n| wor|\n|    |\n1:2-4 underline\n")
  }

  @Test func `a file of any bytes is compared, not trusted`() {
    let text = SnapshotText(
      drawn(["ab"], columns: 2), in: Rect(row: 0, column: 0, rows: 1, columns: 2), isPlain: true)
    for other in ["", "\n\n", "|", "nonsense", "|a", "size 2x1\n|ab|\n|cd|\n"] {
      #expect(!SnapshotText(other).differences(from: text, columns: 2).isEmpty)
    }
  }
}
