/// The cells that a frame is drawn into. Keeps wide glyphs whole: overwriting one half clears the other.
public final class FrameBuffer {
  public internal(set) var frame: Frame
  /// A copy of the frame's size, because every access to the frame has a run-time check.
  private let size: Size

  /// - Parameter size: in cells.
  public init(size: Size) {
    frame = Frame(size: size)
    self.size = size
  }

  func write(_ text: DisplayText, row: Int, column: Int, style: Style) {
    guard row >= 0, row < size.rows else { return }
    let columns = size.columns
    frame.cells.withUnsafeMutableBufferPointer { cells in
      let line = UnsafeMutableBufferPointer(rebasing: cells[(row * columns)..<((row + 1) * columns)])
      var place = column
      for glyph in text.glyphs {
        Self.put(Cell(glyph, style), in: line, at: place)
        if glyph.width == 2 { Self.putContinuation(style, in: line, at: place + 1) }
        place += Int(glyph.width)
      }
    }
  }

  /// Fills a range of a row with one cell.
  func fill(_ cell: Cell, row: Int, columns range: Range<Int>) {
    guard row >= 0, row < size.rows else { return }
    let columns = size.columns
    frame.cells.withUnsafeMutableBufferPointer { cells in
      let line = UnsafeMutableBufferPointer(rebasing: cells[(row * columns)..<((row + 1) * columns)])
      for column in range.clamped(to: 0..<columns) { Self.put(cell, in: line, at: column) }
    }
  }

  /// Copies cells into a row. A wide glyph that they cut in half is cleared.
  func copy(_ cells: ArraySlice<Cell>, row: Int, column: Int) {
    guard let first = cells.first, let last = cells.last, row >= 0, row < size.rows, column >= 0,
      column + cells.count <= size.columns
    else { return }
    let start = row * size.columns + column
    frame.cells.withUnsafeMutableBufferPointer { target in
      let line = UnsafeMutableBufferPointer(
        rebasing: target[(row * size.columns)..<((row + 1) * size.columns)])
      // The ends go the careful way, because what they overwrite may be half of a wide glyph.
      Self.put(first, in: line, at: column)
      Self.put(last, in: line, at: column + cells.count - 1)
      _ = UnsafeMutableBufferPointer(rebasing: target[start..<start + cells.count]).update(
        fromContentsOf: cells)
    }
  }

  private static func put(_ cell: Cell, in line: UnsafeMutableBufferPointer<Cell>, at column: Int) {
    guard column >= 0, column < line.count else { return }
    let old = line[column].glyph.width
    if old == 0, column > 0 { line[column - 1].glyph = .space }
    if old == 2, column + 1 < line.count { line[column + 1].glyph = .space }
    line[column] = cell
  }

  private static func putContinuation(
    _ style: Style, in line: UnsafeMutableBufferPointer<Cell>, at column: Int
  ) {
    guard column < line.count else {
      line[column - 1].glyph = .space
      return
    }
    if line[column].glyph.width == 2, column + 1 < line.count { line[column + 1].glyph = .space }
    line[column] = Cell(.continuation, style)
  }
}
