import CMarkdown
import Terminal

/// Collects the rows of a table.
struct TableReader {
  private var columns: [TableRow.Column]
  private var finished: [[[Span]]] = []
  private var cells: [[Span]] = []

  init(_ table: octodo_markdown_event) {
    columns = (0..<Int(table.number)).map { index in
      let alignment: TableRow.Alignment =
        switch table.alignments?[index] {
        case UInt8(ascii: "c"): .center
        case UInt8(ascii: "r"): .right
        default: .left
        }
      return TableRow.Column(width: 1, alignment: alignment)
    }
  }

  mutating func add(_ cell: [Span]) {
    guard cells.count < columns.count else { return }
    let width = DisplayText(cell.map(\.text).joined()).width
    columns[cells.count].width = max(columns[cells.count].width, width)
    cells.append(cell)
  }

  mutating func endRow() {
    finished.append(cells + Array(repeating: [], count: columns.count - cells.count))
    cells = []
  }

  /// The first row is the header.
  var rows: [TableRow] {
    finished.enumerated().map { TableRow(cells: $1, isHeader: $0 == 0, columns: columns) }
  }
}
