import CMarkdown
import Terminal

/// Collects the rows of a table.
struct TableReader {
  private let alignments: [TableRow.Alignment]
  private let hasHeader: Bool
  private var widths: [Int]
  private var finished: [[[Span]]] = []
  private var cells: [[Span]] = []

  /// - Parameter hasHeader: whether the first row is a header.
  init(_ alignments: [TableRow.Alignment], hasHeader: Bool) {
    (self.alignments, self.hasHeader) = (alignments, hasHeader)
    widths = alignments.map { _ in 0 }
  }

  init(_ table: octodo_markdown_event) {
    let alignments = (0..<Int(table.number)).map { index -> TableRow.Alignment in
      switch table.alignments?[index] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .left
      }
    }
    self.init(alignments, hasHeader: true)
  }

  mutating func add(_ cell: [Span]) {
    guard cells.count < alignments.count else { return }
    let width = cell.lines.map { DisplayText($0.map(\.text).joined()).width }.max() ?? 0
    widths[cells.count] = max(widths[cells.count], width)
    cells.append(cell)
  }

  mutating func endRow() {
    finished.append(cells + Array(repeating: [], count: alignments.count - cells.count))
    cells = []
  }

  /// In characters.
  private static let longestName = 60

  /// The rows without the columns in which nothing is.
  var rows: [TableRow] {
    let shown = widths.indices.filter { widths[$0] > 0 }
    // The header of a table without rows has no values to name.
    let names = hasHeader && finished.count > 1 ? finished.first ?? [] : []
    let columns = shown.map { index in
      TableRow.Column(
        name: index < names.count
          ? String(names[index].inOneLine.map(\.text).joined().prefix(Self.longestName)) : "",
        width: widths[index], alignment: alignments[index])
    }
    return finished.enumerated().map { row, cells in
      TableRow(cells: shown.map { cells[$0] }, isHeader: row == 0 && hasHeader, columns: columns)
    }
  }
}
