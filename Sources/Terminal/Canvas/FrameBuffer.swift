/// The cells that a frame is drawn into. It keeps wide glyphs whole: overwriting one half blanks the other.
public final class FrameBuffer {
  public internal(set) var frame: Frame

  public init(size: Size) {
    frame = Frame(size: size)
  }

  func write(_ text: DisplayText, row: Int, column: Int, style: Style) {
    var column = column
    for glyph in text.glyphs {
      put(Cell(glyph, style), row: row, column: column)
      if glyph.width == 2 { putContinuation(row: row, column: column + 1, style: style) }
      column += Int(glyph.width)
    }
  }

  func put(_ cell: Cell, row: Int, column: Int) {
    let columns = frame.size.columns
    guard row >= 0, row < frame.size.rows, column >= 0, column < columns else { return }
    let index = row * columns + column
    let old = frame.cells[index].glyph.width
    if old == 0, column > 0 { frame.cells[index - 1].glyph = .space }
    if old == 2, column + 1 < columns { frame.cells[index + 1].glyph = .space }
    frame.cells[index] = cell
  }

  private func putContinuation(row: Int, column: Int, style: Style) {
    let columns = frame.size.columns
    guard column < columns else {
      frame.cells[row * columns + column - 1].glyph = .space
      return
    }
    let index = row * columns + column
    if frame.cells[index].glyph.width == 2, column + 1 < columns { frame.cells[index + 1].glyph = .space }
    frame.cells[index] = Cell(.continuation, style)
  }
}
