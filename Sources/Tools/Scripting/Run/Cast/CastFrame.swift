import Terminal

/// The terminal output that turns one frame into the next.
struct CastFrame {
  private var shown: Frame
  private var isCursorShown: Bool?

  /// The terminal is blank at the start.
  init(size: Size) {
    shown = Frame(size: size)
  }

  var size: Size { shown.size }

  /// Clears the terminal after a change of its size.
  mutating func resize(to size: Size) -> String {
    shown = Frame(size: size)
    return "\u{1B}[2J"
  }

  /// The output for the cells that differ from the frame on the screen; empty if none do.
  /// - Parameter frame: has this `size`.
  mutating func show(_ frame: Frame) -> String {
    var output = ""
    for row in 0..<frame.size.rows {
      guard let columns = frame.changedColumns(row: row, since: shown) else { continue }
      output += Self.move(to: Point(row: row, column: columns.lowerBound))
      output += ANSIPicture.row(row, of: frame, columns: columns)
    }
    // Drawing also moves the cursor.
    if let cursor = frame.cursor, !output.isEmpty || cursor != shown.cursor {
      output += Self.move(to: cursor)
    }
    if (frame.cursor != nil) != isCursorShown {
      isCursorShown = frame.cursor != nil
      output += isCursorShown == true ? "\u{1B}[?25h" : "\u{1B}[?25l"
    }
    shown = frame
    return output
  }

  private static func move(to place: Point) -> String {
    "\u{1B}[\(place.row + 1);\(place.column + 1)H"
  }
}
