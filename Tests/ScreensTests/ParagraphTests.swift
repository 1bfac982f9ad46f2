import Screens
import Terminal
import Testing

struct ParagraphTests {
  @Test func `prose is wrapped between its indents, and empty lines are kept`() {
    let frame = painted(columns: 14, rows: 5) {
      let rows = Paragraph.draw($0, ["one two three four", .empty, "five"], row: 0)
      #expect(rows == 4)
    }
    #expect(
      (0..<5).map { frame.text(row: $0) } == [
        "  one two     ", "  three four  ", "              ", "  five        ", "              ",
      ])
  }

  @Test func `on a wide canvas lines stay readable`() {
    let frame = painted(columns: 200, rows: 3) {
      Paragraph.draw($0, [DisplayText(String(repeating: "word ", count: 30))], row: 0)
    }
    #expect(frame.text(row: 0, columns: 78..<200).allSatisfy { $0 == " " })
    #expect(frame.text(row: 1).hasPrefix("  word"))
  }
}
