import Terminal
import Testing

@testable import Scripting

struct CastFrameTests {
  @Test func `only changed cells are sent, wide glyphs as a whole`() {
    var picture = CastFrame(size: Size(columns: 8, rows: 2))
    #expect(picture.show(drawn(["a検索", ""], columns: 8)) == "\u{1B}[1;1Ha検索\u{1B}[?25l")
    #expect(picture.show(drawn(["a検索", ""], columns: 8)) == "")
    #expect(picture.show(drawn(["a検x", ""], columns: 8)) == "\u{1B}[1;4Hx ")
    let bold = drawn(["a検x", ""], columns: 8, style: Style(.bold))
    #expect(picture.show(bold) == "\u{1B}[1;1H\u{1B}[1ma検x\u{1B}[0m")
  }

  @Test func `the cursor is restored after each drawing`() {
    var picture = CastFrame(size: Size(columns: 4, rows: 1))
    var frame = drawn([""], columns: 4)
    frame.cursor = Point(row: 0, column: 2)
    #expect(picture.show(frame) == "\u{1B}[1;3H\u{1B}[?25h")
    frame.cursor = Point(row: 0, column: 1)
    #expect(picture.show(frame) == "\u{1B}[1;2H")
    var next = drawn(["x"], columns: 4)
    next.cursor = frame.cursor
    #expect(picture.show(next) == "\u{1B}[1;1Hx\u{1B}[1;2H")
    next.cursor = nil
    #expect(picture.show(next) == "\u{1B}[?25l")
  }

  @Test func `a new size begins with a blank screen`() {
    var picture = CastFrame(size: Size(columns: 4, rows: 1))
    _ = picture.show(drawn(["ab"], columns: 4))
    #expect(picture.resize(to: Size(columns: 3, rows: 2)) == "\u{1B}[2J")
    #expect(picture.show(drawn(["ab", ""], columns: 3)) == "\u{1B}[1;1Hab")
  }
}
