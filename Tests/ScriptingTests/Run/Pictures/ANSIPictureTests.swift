import Terminal
import Testing

@testable import Scripting

struct ANSIPictureTests {
  @Test func `styles are switched on and off within a row`() {
    let buffer = FrameBuffer(size: Size(columns: 12, rows: 2))
    let canvas = Canvas(buffer)
    canvas.draw("a", row: 0)
    canvas.draw("検e\u{301}", row: 0, column: 2, style: Style([.bold, .underline], foreground: .red))
    canvas.draw("  ", row: 0, column: 8, style: Style(.reverse))
    let text = ANSIPicture.text(of: buffer.frame, in: Rect(buffer.frame.size))
    #expect(text == "a \u{1B}[1;4;31m検e\u{301}\u{1B}[0m   \u{1B}[7m  \u{1B}[0m\n\n")
  }

  @Test(arguments: [
    (Style(foreground: .palette(7), background: .palette(0)), "37;40"),
    (Style(foreground: .palette(8), background: .palette(15)), "90;107"),
    (Style(foreground: .palette(16), background: .palette(255)), "38;5;16;48;5;255"),
    (Style([.dim, .italic]), "2;3"),
  ])
  func `colours and attributes have their codes`(style: Style, codes: String) {
    #expect(style.rendition == "\u{1B}[\(codes)m")
    #expect(Style.plain.rendition == "")
  }

  @Test func `half a wide glyph at an edge is a blank`() {
    let frame = drawn(["検索"], columns: 4)
    let rect = Rect(row: 0, column: 1, rows: 1, columns: 2)
    #expect(ANSIPicture.text(of: frame, in: rect) == "  \n")
  }
}
