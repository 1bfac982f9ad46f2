import CMarkdown
import Terminal

/// Collects the rows of a table.
struct TableReader {
  private let alignments: [TableRow.Alignment]
  private let hasHeader: Bool
  private var widths: [Int]
  private var finished: [[[Span]]] = []
  private var cells: [[Span]] = []
  /// The values of each row that earlier rows have.
  private var reaching: [[Int: [Span]]] = []
  /// Those of the row that is not finished.
  private var reachingRow: [Int: [Span]] = [:]
  /// The name of each column, if its header has more than that.
  private let names: [String]?

  /// - Parameters:
  ///   - hasHeader: whether the first row is a header.
  ///   - names: of the columns; nil if the header says them.
  init(_ alignments: [TableRow.Alignment], hasHeader: Bool, names: [String]? = nil) {
    (self.alignments, self.hasHeader, self.names) = (alignments, hasHeader, names)
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

  /// - Parameter value: that of an earlier row which reaches into the cell; nil if it has its own.
  mutating func add(_ cell: [Span], reaching value: [Span]? = nil) {
    guard cells.count < alignments.count else { return }
    let width = cell.lines.map { DisplayText($0.map(\.text).joined()).width }.max() ?? 0
    widths[cells.count] = max(widths[cells.count], width)
    reachingRow[cells.count] = value
    cells.append(cell)
  }

  mutating func endRow() {
    finished.append(cells + Array(repeating: [], count: alignments.count - cells.count))
    reaching.append(reachingRow)
    (cells, reachingRow) = ([], [:])
  }

  /// In characters.
  private static let longestName = 60

  /// The rows without the columns in which nothing is.
  var rows: [TableRow] {
    let shown = widths.indices.filter { widths[$0] > 0 }
    // The header of a table without rows has no values to name.
    let names =
      hasHeader && finished.count > 1
      ? names ?? finished.first?.map { $0.inOneLine.map(\.text).joined() } ?? [] : []
    let columns = shown.map { index in
      TableRow.Column(
        name: index < names.count ? String(names[index].prefix(Self.longestName)) : "",
        width: widths[index], alignment: alignments[index])
    }
    let hasRules = finished.dropFirst(hasHeader ? 1 : 0).joined().contains { $0.lines.count > 1 }
    return finished.enumerated().map { row, cells in
      var line = TableRow(cells: shown.map { cells[$0] }, isHeader: row == 0 && hasHeader, columns: columns)
      line.isLast = row == finished.count - 1
      line.hasRule = hasRules && !line.isLast
      guard !reaching[row].isEmpty else { return line }
      for (column, index) in shown.enumerated() { line.reaching[column] = reaching[row][index] }
      return line
    }
  }
}
