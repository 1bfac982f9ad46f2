import CNCurses
import EventLoop

extension CursesTerminal {
  /// Writes the differences from the last frame in one write. While the terminal accepts no output the frame
  /// waits; only the last waiting frame is shown.
  public func present(_ frame: Frame) {
    guard isActive, !output.isStuck else {
      waiting = frame
      return
    }
    let frame = frame.fitted(to: size)
    for row in 0..<size.rows {
      guard let columns = frame.changedColumns(row: row, since: shown) else { continue }
      draw(frame, row: row, columns: columns)
    }
    let before = shown.cursorPosition
    shown = frame
    moveCursor(of: frame)
    let drawn = takeOutput()
    linked.follow(drawn, from: before.row, rows: size.rows)
    output.write(withCursor(anchors.anchor(drawn), isShown: frame.cursor != nil))
    linkAtRest()
    guard let onFirstFrame else { return }
    self.onFirstFrame = nil
    onFirstFrame()
  }

  /// Makes ncurses write what is not written yet, and leave the cursor on its cell.
  func moveCursor(of frame: Frame) {
    let position = frame.cursorPosition
    show(cursorAt: Int32(position.row), Int32(position.column))
  }

  /// Makes ncurses write what is not written yet, and leave the cursor on a cell.
  func show(cursorAt row: Int32, _ column: Int32) {
    wmove(octodo_standard_screen(), row, column)
    wnoutrefresh(octodo_standard_screen())
    doupdate()
  }

  private func draw(_ frame: Frame, row: Int, columns: Range<Int>) {
    // The property keeps the buffer from row to row; it is empty while the row is drawn.
    var run = self.run
    self.run = []
    run.removeAll(keepingCapacity: true)
    var style = Style.plain
    var blank = blank(of: style)
    let start = row * frame.size.columns
    for cell in frame.cells[start + columns.lowerBound..<start + columns.upperBound] {
      if cell.isContinuation { continue }
      if cell.style != style {
        style = cell.style
        blank = self.blank(of: style)
      }
      append(cell.glyph, on: blank, to: &run)
    }
    mvadd_wchnstr(Int32(row), Int32(columns.lowerBound), run, Int32(run.count))
    self.run = run
  }

  private func append(_ glyph: Glyph, on blank: cchar_t, to run: inout [cchar_t]) {
    var cell = blank
    octodo_set_character(&cell, glyph.base.value)
    if !glyph.stack.isEmpty {
      for (index, mark) in (glyph.marks ?? []).enumerated() {
        octodo_set_mark(&cell, Int32(index), mark.value)
      }
    }
    run.append(cell)
  }

  /// The output of ncurses plus the switching of the cursor, ordered so that the cursor is never visible at
  /// the wrong position.
  private func withCursor(_ output: [UInt8], isShown: Bool) -> [UInt8] {
    guard isShown != isCursorShown else { return output }
    isCursorShown = isShown
    return isShown ? output + modes.showCursor : modes.hideCursor + output
  }
}

extension Frame {
  /// The cell of the cursor, also of a hidden one.
  var cursorPosition: Point { cursor ?? hiddenCursor }
}
