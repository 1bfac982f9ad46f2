/// The cells that a frame is drawn into. Keeps wide glyphs whole: overwriting one half clears the other.
public final class FrameBuffer {
  /// Code that changes it never calls code that reads it. The run-time exclusivity check took 3 % of the cost of a
  /// key (`Scripts/bench`, key to frame), which has no room up to its aim.
  @exclusivity(unchecked)
  public internal(set) var frame: Frame
  private var size: Size { frame.size }

  /// - Parameter size: in cells.
  public init(size: Size) {
    frame = Frame(size: size)
  }

  /// Begins with what a frame shows.
  public init(showing frame: Frame) {
    self.frame = frame
  }

  /// Writes the glyphs that fit into `room` columns. Returns the columns that they take.
  @discardableResult
  func write(_ text: DisplayText, row: Int, column: Int, room: Int, style: Style) -> Int {
    let columns = text.columns(of: room)
    replace(column..<column + columns, row: row) { cells in
      var index = 0
      text.forEachGlyph { glyph in
        guard index < cells.count else { return }
        cells[index] = Cell(glyph, style)
        if glyph.width == 2 {
          if index + 1 < cells.count {
            cells[index + 1] = Cell(.continuation, style)
          } else {
            cells[index].glyph = .space
          }
        }
        index += Int(glyph.width)
      }
    }
    return columns
  }

  /// Fills a range of a row with one cell.
  func fill(_ cell: Cell, row: Int, columns: Range<Int>) {
    replace(columns, row: row) { $0.update(repeating: cell) }
  }

  /// Copies cells into a row. A wide glyph that they cut in half is cleared.
  func copy(_ cells: ArraySlice<Cell>, row: Int, column: Int) {
    guard column >= 0, column + cells.count <= size.columns else { return }
    replace(column..<column + cells.count, row: row) { _ = $0.update(fromContentsOf: cells) }
  }

  /// Gives each cell the style for its glyph.
  func restyle(_ style: (Glyph) -> Style) {
    frame.cells.withUnsafeMutableBufferPointer { cells in
      for index in cells.indices { cells[index].style = style(cells[index].glyph) }
    }
  }

  /// Passes the cells of a range within the row to `change`, which sets all of them; they belong to no link
  /// any more. A wide glyph that the range cuts in half is cleared.
  @inline(__always)
  private func replace(
    _ range: Range<Int>, row: Int, _ change: (UnsafeMutableBufferPointer<Cell>) -> Void
  ) {
    let columns = range.clamped(to: 0..<size.columns)
    guard row >= 0, row < size.rows, !columns.isEmpty else { return }
    if !frame.links.isEmpty { frame.links.remove(row: row, columns: columns) }
    let start = row * size.columns
    frame.cells.withUnsafeMutableBufferPointer { cells in
      let line = UnsafeMutableBufferPointer(rebasing: cells[start..<start + size.columns])
      let (first, end) = (columns.lowerBound, columns.upperBound)
      if line[first].isContinuation, first > 0 { line[first - 1].glyph = .space }
      if line[end - 1].glyph.width == 2, end < line.count { line[end].glyph = .space }
      change(UnsafeMutableBufferPointer(rebasing: line[columns]))
    }
  }
}
