/// A size in cells.
public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The largest size that is drawn. A terminal may report 65,535 columns and rows (ioctl_tty(2)), and such a frame
  /// would take a hundred gigabytes; the rest of the screen stays blank.
  public static let largestScreen = Size(columns: 1000, rows: 1000)

  /// The size limited to another one.
  public func clamped(to largest: Size) -> Size {
    Size(columns: min(columns, largest.columns), rows: min(rows, largest.rows))
  }
}

/// A position in cells, both from 0, rows counted from the top.
public struct Point: Hashable, Sendable {
  public var row: Int
  public var column: Int

  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// A rectangle of cells; without rows or columns it is empty, and drawing into it draws nothing.
public struct Rect: Hashable, Sendable {
  public var row: Int
  public var column: Int
  public var rows: Int
  public var columns: Int

  public init(row: Int, column: Int, rows: Int, columns: Int) {
    self.row = row
    self.column = column
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }

  /// A rectangle that covers a whole screen of this size.
  public init(_ size: Size) {
    self.init(row: 0, column: 0, rows: size.rows, columns: size.columns)
  }

  /// The row after the last one.
  public var endRow: Int { row + rows }
  /// The column after the last one.
  public var endColumn: Int { column + columns }
  public var isEmpty: Bool { rows == 0 || columns == 0 }

  /// Whether the cell is inside.
  public func contains(_ point: Point) -> Bool {
    (row..<endRow).contains(point.row) && (column..<endColumn).contains(point.column)
  }

  /// The common part of both rectangles; empty if there is none.
  public func intersection(_ other: Rect) -> Rect {
    let top = max(row, other.row)
    let left = max(column, other.column)
    return Rect(
      row: top, column: left, rows: min(endRow, other.endRow) - top,
      columns: min(endColumn, other.endColumn) - left)
  }
}
