import Screens
import Terminal
import Testing

struct ColumnLayoutTests {
  @Test func `texts are in their columns with one blank between`() {
    let layout = ColumnLayout([.init(6), .init(4, isRightAligned: true), .init(5)])
    let frame = painted(columns: 20) { layout.draw($0, ["name", "12", "words"], row: 0, column: 2) }
    #expect(frame.text(row: 0) == "  name     12 words ")
  }

  @Test func `a text that is too long is cut within its column`() {
    let layout = ColumnLayout([.init(6), .init(3, isRightAligned: true), .init(5)])
    let frame = painted(columns: 16) { layout.draw($0, ["a long name", "12345", "日本語"], row: 0, column: 0) }
    #expect(frame.text(row: 0) == "a lon… 12… 日本…")
  }

  @Test func `a path that is too long loses its middle, not the name of the file`() {
    let layout = ColumnLayout([.init(9, keepsName: true), .init(2)])
    for (path, row) in [
      ("Sources/App.swift", "…pp.swift no"), ("App.swift", "App.swift no"), ("Sources/A.c", "Sour…/A.c no"),
    ] {
      let frame = painted(columns: 12) { layout.draw($0, [DisplayText(path), "no"], row: 0, column: 0) }
      #expect(frame.text(row: 0) == row)
    }
  }

  @Test func `a text too long may take some cells of the next column in its row`() {
    let layout = ColumnLayout([.init(4, overflow: 3), .init(6), .init(2)])
    for (name, row) in [
      ("name", "name words… no"), ("names", "names word… no"), ("long names", "long n… wo… no"),
    ] {
      let frame = painted(columns: 14) {
        layout.draw($0, [DisplayText(name), "words here", "no"], row: 0, column: 0)
      }
      #expect(frame.text(row: 0) == row)
    }
  }

  @Test func `a text too long takes the next column if that is empty in its row`() {
    let layout = ColumnLayout([.init(4), .init(6), .init(2)])
    for (kind, row) in [("", "long name…  no"), ("kind", "lon… kind   no")] {
      let frame = painted(columns: 14) {
        layout.draw($0, ["long name that goes on", DisplayText(kind), "no"], row: 0, column: 0)
      }
      #expect(frame.text(row: 0) == row)
    }
  }

  @Test func `a column without width is left out`() {
    let layout = ColumnLayout([.init(3), .init(0), .init(3)])
    let frame = painted(columns: 8) { layout.draw($0, ["abc", "gone", "def"], row: 0, column: 0) }
    #expect(frame.text(row: 0) == "abc def ")
  }
}
