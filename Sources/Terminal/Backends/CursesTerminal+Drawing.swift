import CNCurses
import EventLoop

extension CursesTerminal {
  /// Writes what differs from the last frame, in one go.
  public func present(_ frame: Frame) {
    guard isActive else {
      waiting = frame
      return
    }
    let frame = frame.fitted(to: size)
    for row in 0..<size.rows {
      guard let columns = frame.changedColumns(row: row, since: shown) else { continue }
      draw(frame, row: row, columns: columns)
    }
    shown = frame
    place(frame.cursor)
    wnoutrefresh(octodo_standard_screen())
    doupdate()
    write(withCursor(takeOutput(), isShown: frame.cursor != nil))
  }

  private func draw(_ frame: Frame, row: Int, columns: Range<Int>) {
    run.removeAll(keepingCapacity: true)
    var look = look(of: .plain)
    var style = Style.plain
    for column in columns {
      let cell = frame[row, column]
      if cell.isContinuation { continue }
      if cell.style != style {
        style = cell.style
        look = self.look(of: style)
      }
      append(cell.glyph, look)
    }
    mvadd_wchnstr(Int32(row), Int32(columns.lowerBound), run, Int32(run.count))
  }

  /// ncurses and the C library move the cursor by their own table of widths. Where it differs from ours, a question mark
  /// stands in, so that no column shifts.
  private func append(_ glyph: Glyph, _ look: Look) {
    var cell = cchar_t()
    if octodo_width(glyph.base.value) == Int32(glyph.width), fill(&cell, glyph, look) {
      run.append(cell)
    } else {
      for text in "?  ".unicodeScalars.prefix(Int(glyph.width)) {
        _ = octodo_fill_cell(&cell, text.value, nil, 0, look.attributes, look.pair)
        run.append(cell)
      }
    }
  }

  private func fill(_ cell: inout cchar_t, _ glyph: Glyph, _ look: Look) -> Bool {
    guard let marks = glyph.marks else {
      return octodo_fill_cell(&cell, glyph.base.value, nil, 0, look.attributes, look.pair)
    }
    let known = marks.map(\.value).filter { octodo_width($0) == 0 }
    return octodo_fill_cell(&cell, glyph.base.value, known, Int32(known.count), look.attributes, look.pair)
  }

  private func place(_ cursor: Point?) {
    // A hidden cursor may stay where the drawing ended, which saves the bytes to move it.
    leaveok(octodo_standard_screen(), cursor == nil)
    if let cursor { wmove(octodo_standard_screen(), Int32(cursor.row), Int32(cursor.column)) }
  }

  /// What ncurses wrote, and the switching of the cursor, which must not be seen where it has no business.
  private func withCursor(_ output: [UInt8], isShown: Bool) -> [UInt8] {
    guard isShown != isCursorShown else { return output }
    isCursorShown = isShown
    return isShown ? output + modes.showCursor : modes.hideCursor + output
  }
}
