/// One whole picture, and what the views say of themselves: panes, focus, selection. A script checks
/// nothing else.
public struct Frame: Hashable, Sendable {
  /// In cells.
  public let size: Size
  /// Row by row, `size.rows` by `size.columns`.
  public var cells: [Cell]
  /// Where the cursor shows; nil while it is hidden.
  public var cursor: Point?
  /// The cell on which the cursor stands while it is hidden. Braille displays and screen readers follow it there.
  public var hiddenCursor = Point(row: 0, column: 0)
  /// The places of the named parts of the picture.
  public var panes: [String: Rect]
  /// The name of what has the focus.
  public var focus: String?
  /// The selected row's main text, by pane.
  public var selected: [String: DisplayText]

  /// A blank frame, its cursor hidden in the first cell. The size is in cells.
  public init(size: Size) {
    self.size = size
    cells = Self.blankCells(columns: max(0, size.columns), rows: max(0, size.rows))
    panes = [:]
    selected = [:]
  }

  /// Rows are copied as plain memory: cell by cell it was a tenth of what a frame costs.
  private static func blankCells(columns: Int, rows: Int) -> [Cell] {
    let total = columns * rows
    return Array(unsafeUninitializedCapacity: total) { cells, count in
      guard total > 0, let first = cells.baseAddress else { return }
      first.initialize(repeating: .blank, count: columns)
      for row in 1..<rows { (first + row * columns).initialize(from: first, count: columns) }
      count = total
    }
  }

  /// The cell at a place, both numbers from 0; it must be within `size`.
  public subscript(row: Int, column: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// The text of one row, or of some columns of it, trailing blanks kept.
  public func text(row: Int, columns: Range<Int>? = nil) -> String {
    var scalars = String.UnicodeScalarView()
    for column in columns ?? 0..<size.columns {
      let glyph = self[row, column].glyph
      guard glyph.width > 0 else { continue }
      scalars.append(glyph.base)
      scalars.append(contentsOf: glyph.marks ?? [])
    }
    return String(scalars)
  }
}
