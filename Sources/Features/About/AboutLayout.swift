import Terminal
import Widgets

/// The rows of About in lines of a given width: label and value side by side where there is room, else one below
/// the other.
struct AboutLayout {
  struct Line {
    /// The place of the row that the line belongs to.
    let row: Int
    let isFirst: Bool
    let label: DisplayText
    let value: DisplayText
    let valueColumn: Int
    let isHeading: Bool
  }

  private(set) var lines: [Line] = []
  private let columns: Int
  /// Of all labels in a wide terminal, of those under one heading in a narrow one.
  private var labelColumns = 0

  /// From here on values stand beside their labels.
  private static let leastForTwoColumns = 60
  private static let widestValue = 76

  /// - Parameter columns: the whole width, the selection mark included.
  init(_ rows: [AboutRow], columns: Int) {
    self.columns = columns
    let isWide = columns >= Self.leastForTwoColumns
    labelColumns = Self.labelColumns(isWide ? rows.filter { $0.kind != .heading } : Self.group(rows[...]))
    for (index, row) in rows.enumerated() {
      switch row.kind {
      case .heading:
        addHeading(row, index)
        if !isWide { labelColumns = Self.labelColumns(Self.group(rows[(index + 1)...])) }
      case .fact, .license: add(row, index)
      }
    }
  }

  /// The rows up to the next heading.
  private static func group(_ rows: ArraySlice<AboutRow>) -> [AboutRow] {
    Array(rows.prefix { $0.kind != .heading })
  }

  private static func labelColumns(_ rows: [AboutRow]) -> Int {
    rows.map { DisplayText($0.label).width }.max() ?? 0
  }

  /// The lines of a row, those of a heading right above it included.
  func range(of row: Int) -> Range<Int> {
    let own = lines.indices.filter { lines[$0].row == row }
    guard var start = own.first, let end = own.last else { return 0..<0 }
    while start > 0, lines[start - 1].isHeading { start -= 1 }
    return start..<(end + 1)
  }

  private mutating func addHeading(_ row: AboutRow, _ index: Int) {
    for label in [DisplayText.empty, DisplayText(row.label)] {
      lines.append(
        Line(row: index, isFirst: false, label: label, value: .empty, valueColumn: 0, isHeading: true))
    }
  }

  private mutating func add(_ row: AboutRow, _ index: Int) {
    let (label, value) = (DisplayText(row.label), DisplayText(row.value))
    let start = SelectionMark.columns
    if columns >= Self.leastForTwoColumns {
      add(label, value, index, valueColumn: start + labelColumns + 2)
    } else if start + labelColumns + 2 + value.width <= columns {
      add(label, value, index, valueColumn: start + labelColumns + 2)
    } else {
      add(label, .empty, index, valueColumn: start)
      add(.empty, value, index, valueColumn: start + 2, isFirst: false)
    }
  }

  private mutating func add(
    _ label: DisplayText, _ value: DisplayText, _ index: Int, valueColumn: Int, isFirst: Bool = true
  ) {
    let width = max(2, min(columns - valueColumn, Self.widestValue))
    for (number, part) in value.wrapped(to: width).enumerated() {
      lines.append(
        Line(
          row: index, isFirst: isFirst && number == 0, label: number == 0 ? label : .empty, value: part,
          valueColumn: valueColumn, isHeading: false))
    }
  }
}
