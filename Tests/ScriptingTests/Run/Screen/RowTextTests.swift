import Terminal
import Testing

@testable import Scripting

struct RowTextTests {
  @Test func `trailing blanks are kept, or removed on request`() {
    let row = RowText(drawn(["ab "], columns: 5), row: 0, columns: 0..<5)
    #expect(row.text == "ab   ")
    #expect(row.trimmed == "ab")
    #expect(RowText(drawn([""], columns: 5), row: 0, columns: 0..<5).trimmed == "")
  }

  @Test func `half a wide glyph at an edge is a blank`() {
    let frame = drawn(["検索x"], columns: 6)
    #expect(RowText(frame, row: 0, columns: 0..<3).text == "検 ")
    #expect(RowText(frame, row: 0, columns: 1..<5).text == " 索x")
    #expect(RowText(frame, row: 0, columns: 1..<2).text == " ")
  }

  @Test func `parts of a text have their columns`() throws {
    let frame = drawn(["ab 検e\u{301}索 z"], columns: 12)
    let row = RowText(frame, row: 0, columns: 1..<12)
    for (part, columns) in [
      ("b", 1..<2), ("検", 3..<5), ("e\u{301}", 5..<6), ("索", 6..<8), ("z", 9..<10), ("z ", 9..<11),
    ] {
      let range = try #require(row.text.firstRange(of: part))
      #expect(row.columns(of: range, in: row.text) == columns)
    }
    let end = try #require(row.trimmed.firstRange(of: "z"))
    #expect(row.columns(of: end, in: row.trimmed) == 9..<10)
  }
}
