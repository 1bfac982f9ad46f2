import Terminal

/// What the user sees of a test: its screen at its own size in the corner of the terminal, and a line about
/// the script in the terminal's last row. The test's own frame is not changed.
struct StagePicture {
  /// The test's screen; nil before the first frame.
  var frame: Frame?
  /// The content of the line.
  var line = DisplayText.empty
  /// The line is shown even if it covers a row of the test.
  var isLineUrgent = false

  func drawn(on size: Size) -> Frame {
    guard let frame else { return lineDrawn(over: Frame(size: size)) }
    let picture = frame.inCorner(of: size)
    let isCut = frame.size.columns > size.columns || frame.size.rows > size.rows
    guard isCut || isLineUrgent || frame.size.rows < size.rows else { return picture }
    return lineDrawn(over: picture)
  }

  private func lineDrawn(over frame: Frame) -> Frame {
    let size = frame.size
    guard size.rows > 0, size.columns > 0 else { return frame }
    var picture = frame
    let buffer = FrameBuffer(size: Size(columns: size.columns, rows: 1))
    let canvas = Canvas(buffer)
    canvas.fill(Rect(canvas.size), style: Style(.reverse))
    canvas.draw(sentence(for: size), row: 0, column: 1, style: Style(.reverse), width: size.columns - 2)
    for column in 0..<size.columns { picture[size.rows - 1, column] = buffer.frame[0, column] }
    if picture.cursor?.row == size.rows - 1 { picture.cursor = nil }
    return picture
  }

  private func sentence(for size: Size) -> DisplayText {
    guard let screen = frame?.size, screen.columns > size.columns || screen.rows > size.rows else {
      return line
    }
    return DisplayText(
      "The test's screen is \(screen.columns)x\(screen.rows), this terminal \(size.columns)x\(size.rows):"
        + " make it larger.  ") + line
  }
}
