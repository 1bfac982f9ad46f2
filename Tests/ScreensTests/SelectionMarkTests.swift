import Terminal
import Testing

@testable import Screens

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

  @Test
  func
    `on an unknown background reverse is for the name alone, because a whole row would be the brightest thing`()
  {
    let look = Theme(suiting: .unknown)
    let buffer = FrameBuffer(size: Size(columns: 40, rows: 3))
    let canvas = Canvas(buffer, theme: look)
    let style = SelectionMark.draw(canvas, row: 0, isSelected: true, hasFocus: true)
    canvas.draw("name", row: 0, column: 2, style: style)
    #expect(buffer.frame[0, 2].style == Style([.bold, .reverse]))
    #expect(buffer.frame[0, 20].style == Style(.bold))
    #expect(buffer.frame[0, 0].glyph.text == "▌")
    #expect(SelectionMark.rest(style, on: look) == Style(.bold))
    for whole in [Theme.plain, .highContrast, .dark, .light] {
      #expect(SelectionMark.rest(whole[.selectedRow], on: whole) == whole[.selectedRow])
    }
  }

  @Test func `other rows are unchanged`() {
    let frame = painted(columns: 6) {
      #expect(SelectionMark.draw($0, row: 0, isSelected: false, hasFocus: true) == .plain)
    }
    #expect(frame == Frame(size: Size(columns: 6, rows: 1)))
  }
}
