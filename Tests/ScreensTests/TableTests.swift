import AppTestSupport
import EventLoop
import Terminal
import TestSupport
import Testing

@testable import Screens

/// How the columns of a list share its width.
struct TableTests {
  private struct Row: Identifiable, Sendable {
    let id = 1
    var texts: [String]
  }

  /// The header and the row of a table, without the selection mark.
  private func lines(
    _ width: Int, _ columns: @escaping @Sendable () -> [TableColumn?], _ texts: [String]
  ) throws -> [String] {
    try onLoop { _ in
      let table = Table<Row>(width: width, columns()) { $0.texts }
      let frame = painted(columns: width, rows: 2) { canvas in
        table.drawHeader(canvas, row: 0)
        table.draw(canvas, Row(texts: texts), row: 1, style: nil)
      }
      return (0..<2).map { String(frame.text(row: $0).dropFirst(SelectionMark.columns)) }
    }
  }

  /// A name, labels in the width that the name leaves, and a number.
  @Sendable private static func columns() -> [TableColumn?] {
    [
      TableColumn("NAME", .rest), TableColumn("LABELS", .spare(8...12, restNeeds: 10)),
      TableColumn("N", .fixed(3), isRightAligned: true),
    ]
  }

  private let texts = ["a long name of a row", "labels of the row", "7"]

  @Test(arguments: [
    // Selection mark, two blanks, the number: 10 for the name and 12, 11, 10, 9, 8 for the labels, then 8 for ever.
    (2 + 2 + 3 + 10 + 12, 10, 12), (2 + 2 + 3 + 10 + 11, 10, 11), (2 + 2 + 3 + 10 + 8, 10, 8),
    (2 + 2 + 3 + 10 + 7, 9, 8), (2 + 2 + 3 + 10 + 2, 4, 8), (2 + 2 + 3 + 10 + 20, 18, 12),
  ])
  func `a spare column takes what the rest does not need, within its range`(
    width: Int, name: Int, labels: Int
  ) throws {
    let lines = try lines(width, Self.columns, texts)
    let head =
      "NAME".padding(to: name) + " " + "LABELS".padding(to: labels) + " " + "  N"
    #expect(lines[0] == head)
    #expect(lines[1] == cut(texts[0], name) + " " + cut(texts[1], labels) + " " + "  7")
  }

  private func cut(_ text: String, _ cells: Int) -> String {
    text.count > cells ? text.prefix(cells - 1) + "…" : text.padding(to: cells)
  }

  @Test func `a column is as wide as the widest of its texts, not of its rows`() throws {
    let lines = try lines(
      14, { [TableColumn("K", .fitting(["K", "日本", "abc"])), TableColumn("REST", .rest)] },
      ["longer", "words"])
    #expect(lines == ["K    REST   ", "lon… words  "])
  }

  @Test func `a hidden column takes no width, and the texts stay with their columns`() throws {
    let lines = try lines(
      10, { [TableColumn("A", .fixed(2)), nil, TableColumn("C", .rest)] }, ["a", "hidden", "c"])
    #expect(lines == ["A  C    ", "a  c    "])
  }

  @Test func `a table that is too narrow for its columns has no negative widths`() throws {
    for width in SelectionMark.columns...12 {
      let lines = try lines(width, Self.columns, texts)
      #expect(lines.allSatisfy { $0.count <= width - SelectionMark.columns })
    }
  }
}

extension String {
  fileprivate func padding(to cells: Int) -> String {
    self + String(repeating: " ", count: max(0, cells - count))
  }
}
