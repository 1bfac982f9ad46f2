import Screens
import Terminal
import Testing

struct SelectionMarkTests {
  @Test(arguments: [true, false]) func `the selected row has a mark and a style`(hasFocus: Bool) {
    var style = Style.plain
    let frame = painted(columns: 6) {
      style = SelectionMark.draw($0, row: 0, isSelected: true, hasFocus: hasFocus)
    }
    #expect(style == Style(hasFocus ? .reverse : .bold))
    #expect(frame.text(row: 0) == ">     ")
    #expect(frame.cells.allSatisfy { $0.style == style })
  }

  @Test func `the hidden cursor is on the selected row of the focused list`() {
    let frame = painted(columns: 6, rows: 4) { canvas in
      let list = canvas.part(Rect(row: 1, column: 2, rows: 3, columns: 4))
      _ = SelectionMark.draw(list, row: 0, isSelected: false, hasFocus: true)
      _ = SelectionMark.draw(list, row: 1, isSelected: true, hasFocus: true)
      _ = SelectionMark.draw(canvas, row: 0, isSelected: true, hasFocus: false)
    }
    #expect(frame.cursor == nil)
    #expect(frame.hiddenCursor == Point(row: 2, column: 2))
  }

  @Test func `other rows are unchanged`() {
    let frame = painted(columns: 6) {
      #expect(SelectionMark.draw($0, row: 0, isSelected: false, hasFocus: true) == .plain)
    }
    #expect(frame == Frame(size: Size(columns: 6, rows: 1)))
  }
}
