/// A complete picture with the panes, focus and selection that views report. Scripts check nothing else.
public struct Frame: Hashable, Sendable {
  /// In cells.
  public let size: Size
  /// Row by row, `size.rows` by `size.columns`.
  public var cells: [Cell]
  /// The position of the visible cursor; nil while it is hidden.
  public var cursor: Point?
  /// The cell of the hidden cursor. Braille displays and screen readers follow it.
  public var hiddenCursor = Point(row: 0, column: 0)
  /// The rectangles of the named parts.
  public var panes: [String: Rect]
  /// The name of the focused part.
  public var focus: String?
  /// The selected row's main text, by pane.
  public var selected: [String: DisplayText]

  /// A blank frame with its cursor hidden in the first cell. The size is in cells.
  public init(size: Size) {
    self.size = size
    cells = Self.blankCells(columns: max(0, size.columns), rows: max(0, size.rows))
    panes = [:]
    selected = [:]
  }

  /// Copies rows as plain memory: cell by cell took a tenth of the time of a frame.
  private static func blankCells(columns: Int, rows: Int) -> [Cell] {
    let total = columns * rows
    return Array(unsafeUninitializedCapacity: total) { cells, count in
      guard total > 0, let first = cells.baseAddress else { return }
      first.initialize(repeating: .blank, count: columns)
      for row in 1..<rows { (first + row * columns).initialize(from: first, count: columns) }
      count = total
    }
  }

  /// The cell at a row and column, both from 0; it must be within `size`.
  public subscript(row: Int, column: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// The text of a row or of some of its columns, including trailing spaces.
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
