import Terminal
import Testing

@testable import Markdown

struct TableRowTests {
  private func lines(_ source: String, columns: Int = 40) -> [String] {
    MarkdownText(source).parts.flatMap { $0.rows(columns: columns) }.map(\.text.description)
  }

  @Test func `columns have their alignment`() {
    #expect(
      lines("| water | degrees | 温度 |\n|---|--:|:-:|\n| green *tea* | 70 | a |\n| 水 | | b | c |") == [
        "water     | degrees | 温度", "----------+---------+-----", "green tea |      70 |  a",
        "水        |         |  b",
      ])
  }

  @Test func `a cell that is too wide is wrapped`() {
    let source = "| a | b |\n|---|---|\n| x | one two three |\n| yy | four |"
    #expect(
      lines(source, columns: 13) == [
        "a  | b", "---+---------", "x  | one two", "   | three", "yy | four",
      ])
    #expect(lines(source, columns: 12) == ["a | b", "x | one two", "  three", "yy | four"])
  }

  @Test func `if columns have no room, the cells follow each other`() {
    #expect(
      lines("| first | second | third |\n|---|---|---|\n| a | b | c |", columns: 12) == [
        "first |", "  second |", "  third", "a | b | c",
      ])
  }

  @Test func `a table in a list is aligned with its text`() {
    #expect(lines("- | a |\n  |---|\n  | b |") == ["- a", "  -", "  b"])
  }

  @Test func `a header has its style and a link in a cell is a link`() throws {
    let rows = MarkdownText("| **a** |\n|---|\n| [b](c) |").parts.flatMap { $0.rows(columns: 40) }
    #expect(rows.map { $0.pieces.map(\.role) } == [[.heading], [.rule], [.link]])
  }
}
