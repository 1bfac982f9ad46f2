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
        "a  | b", "---+---------", "x  | one two", "   | three", "---+---------", "yy | four",
      ])
    #expect(
      lines(source, columns: 12) == [
        "------------", "a: x", "b: one two", "  three", "------------", "a: yy", "b: four", "------------",
      ])
  }

  @Test func `rows of several lines have a rule between them`() {
    #expect(
      lines("| a | b |\n|---|---|\n| c<br>d | e |\n| f | g |") == [
        "a | b", "--+--", "c | e", "d | ", "--+--", "f | g",
      ])
    #expect(
      lines("<table><tr><td>a<br>b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></table>") == [
        "a | c", "b | ", "--+--", "d | e",
      ])
    #expect(lines("| a<br>b | c |\n|---|---|\n| d | e |\n| f | g |").count == 5)
  }

  @Test(arguments: [
    "| a |\n|-|\n| <details><summary>b</summary>c<blockquote>d</blockquote></details> |",
    """
    <table><tr><th>a</th></tr>
    <tr><td><details><summary>b</summary>c<blockquote>d</blockquote></details></td></tr></table>
    """,
  ])
  func `the bars and the mark of a fold in a cell are drawn as elsewhere`(source: String) {
    let rows = MarkdownText(source).parts.flatMap { $0.rows(columns: 40) }.dropFirst(2)
    #expect(rows.map(\.text.description) == ["▾ b", "| c", "| > d"])
    let buffer = FrameBuffer(size: Size(columns: 5, rows: 1))
    if let row = rows.first { Canvas(buffer, theme: .plain).draw(row, row: 0, width: 5) }
    #expect(buffer.frame.text(row: 0).hasPrefix("v b"))
    let marks = rows.dropFirst().flatMap(\.pieces).filter { "|>".contains("\($0.text)") }
    #expect(marks.count == 3 && marks.allSatisfy { $0.role == .rule })
  }

  @Test func `a cell with a long word shows where it goes on`() {
    #expect(
      lines("| a | b |\n|---|---|\n| c | `0123456789abcdef` |", columns: 14) == [
        "a | b", "--+-----------", "c | `012345678", "  | ↳9abcdef`",
      ])
    #expect(lines("see `0123456789abcdef`", columns: 10) == ["see", "`012345678", "↳9abcdef`"])
  }

  @Test func `if columns have no room, each value has the name of its column`() {
    #expect(
      lines("| first | second | third |\n|---|---|---|\n| a | b | c<br>d |\n| | e | |", columns: 12) == [
        "------------", "first: a", "second: b", "third:", "  c", "  d", "------------", "second: e",
        "------------",
      ])
  }

  @Test func `without names the cells follow each other`() {
    #expect(
      lines("<table><tr><td>first</td><td>second</td><td></td><td>third</td></tr></table>", columns: 12) == [
        "first |", "second |", "third",
      ])
    #expect(
      lines("| first | second | third |\n|---|---|---|", columns: 12) == ["first |", "second |", "third"])
  }

  @Test func `a column in which nothing is shown is left out`() {
    #expect(
      lines("| a | | b |\n|---|---|---|\n| c | ![](https://img.shields.io/x) | d |") == [
        "a | b", "--+--", "c | d",
      ])
    #expect(lines("| ![](https://img.shields.io/x) |\n|---|") == [])
  }

  @Test func `a table in a list is aligned with its text`() {
    #expect(lines("- | a |\n  |---|\n  | b |") == ["- a", "  -", "  b"])
  }

  @Test func `a header has its style and a link in a cell is a link`() throws {
    let rows = MarkdownText("| **a** |\n|---|\n| [b](c) |").parts.flatMap { $0.rows(columns: 40) }
    #expect(rows.map { $0.pieces.map(\.role) } == [[.heading], [.rule], [.link]])
  }
}
