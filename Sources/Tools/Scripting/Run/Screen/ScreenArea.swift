import Terminal

/// The part of the screen that a check examines.
struct ScreenArea {
  /// In cells of the screen.
  let rect: Rect
  /// The suffix for messages: ` in pane results`; empty for the whole screen.
  let name: String

  var rows: Range<Int> { rect.row..<rect.endRow }
  var columns: Range<Int> { rect.column..<rect.endColumn }

  /// - Throws: `StepFailure` for an area that the screen does not have. A negative check would pass there by
  ///   mistake.
  init(_ region: Region?, of frame: Frame) throws {
    let size = frame.size
    switch region {
    case nil:
      rect = Rect(size)
      name = ""
    case .row(let row):
      try Self.require(row: row, in: size)
      rect = Rect(row: row - 1, column: 0, rows: 1, columns: size.columns)
      name = " in row \(row)"
    case .rows(let rows):
      try Self.require(row: rows.upperBound, in: size)
      rect = Rect(row: rows.lowerBound - 1, column: 0, rows: rows.count, columns: size.columns)
      name = " in rows \(rows.lowerBound)..\(rows.upperBound)"
    case .columns(let columns):
      try Self.require(column: columns.upperBound, in: size)
      rect = Rect(row: 0, column: columns.lowerBound - 1, rows: size.rows, columns: columns.count)
      name = " in cols \(columns.lowerBound)..\(columns.upperBound)"
    case .box(let topLeft, let bottomRight):
      try Self.require(row: bottomRight.row, in: size)
      try Self.require(column: bottomRight.column, in: size)
      rect = Rect(
        row: topLeft.row - 1, column: topLeft.column - 1, rows: bottomRight.row - topLeft.row + 1,
        columns: bottomRight.column - topLeft.column + 1)
      name = " in box @\(topLeft.row):\(topLeft.column) @\(bottomRight.row):\(bottomRight.column)"
    case .pane(let pane):
      guard let area = frame.panes[pane] else { throw Self.unknown(pane: pane, in: frame) }
      rect = area.intersection(Rect(size))
      name = " in pane \(pane)"
    }
  }

  static func require(row: Int, in size: Size) throws {
    guard row > size.rows else { return }
    throw StepFailure("there is no row \(row); the screen has \(size.rows)")
  }

  static func require(column: Int, in size: Size) throws {
    guard column > size.columns else { return }
    throw StepFailure("there is no column \(column); the screen has \(size.columns)")
  }

  static func unknown(pane: String, in frame: Frame) -> StepFailure {
    let known = frame.panes.keys.sorted()
    guard !known.isEmpty else {
      return StepFailure("there is no pane \(pane), nor any other, on this screen")
    }
    return StepFailure("there is no pane \(pane) on this screen; there are: \(known.joined(separator: ", "))")
  }
}
