import Terminal

/// What a terminal must be sent so that it shows one frame after another.
struct CastFrame {
  private var shown: Frame
  private var isCursorShown: Bool?

  /// The terminal is blank at first.
  init(size: Size) {
    shown = Frame(size: size)
  }

  var size: Size { shown.size }

  /// The terminal has another size now, and is wiped.
  mutating func resize(to size: Size) -> String {
    shown = Frame(size: size)
    return "\u{1B}[2J"
  }

  /// The differences from what is shown; empty where there are none.
  /// - Parameter frame: of this `size`.
  mutating func show(_ frame: Frame) -> String {
    var output = ""
    for row in 0..<frame.size.rows {
      guard let columns = frame.changedColumns(row: row, since: shown) else { continue }
      output += Self.move(to: Point(row: row, column: columns.lowerBound))
      output += ANSIPicture.row(row, of: frame, columns: columns)
    }
    // Drawing moves the cursor too.
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
