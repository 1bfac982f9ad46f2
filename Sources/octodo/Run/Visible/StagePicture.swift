import Terminal

/// What the user sees of a test: its screen at its own size in the corner of the terminal, and a line about
/// the script in the terminal's last rows. The test's own frame is not changed.
struct StagePicture {
  /// The test's screen; nil before the first frame.
  var frame: Frame?
  /// The content of the line.
  var line = DisplayText.empty
  /// What the user can press.
  var keys = DisplayText.empty
  /// The line is shown even if it covers a row of the test.
  var isLineUrgent = false

  func drawn(on size: Size) -> Frame {
    guard let frame else { return linesDrawn(over: Frame(size: size)) }
    let picture = frame.inCorner(of: size)
    let isCut = frame.size.columns > size.columns || frame.size.rows > size.rows
    guard isCut || isLineUrgent || frame.size.rows < size.rows else { return picture }
    return linesDrawn(over: picture)
  }

  private func linesDrawn(over frame: Frame) -> Frame {
    let size = frame.size
    guard size.rows > 0, size.columns > 0 else { return frame }
    let lines = lines(for: size)
    let top = size.rows - lines.count
    var picture = frame
    let buffer = FrameBuffer(size: Size(columns: size.columns, rows: lines.count))
    let canvas = Canvas(buffer)
    canvas.fill(Rect(canvas.size), style: Style(.reverse))
    for (row, line) in lines.enumerated() {
      canvas.draw(line, row: row, column: 1, style: Style(.reverse), width: size.columns - 2)
      for column in 0..<size.columns { picture[top + row, column] = buffer.frame[row, column] }
    }
    picture.removeLinks(in: Rect(row: top, column: 0, rows: lines.count, columns: size.columns))
    if let cursor = picture.cursor, cursor.row >= top { picture.cursor = nil }
    return picture
  }

  /// At most half of the terminal. The keys have their own row where the line leaves no room for them.
  private func lines(for size: Size) -> [DisplayText] {
    let width = max(1, size.columns - 2)
    let sentence = sentence(for: size)
    guard keys.width > 0 else { return [sentence] }
    let gap: DisplayText = "   "
    if sentence.width + gap.width + keys.width <= width { return [sentence + gap + keys] }
    guard isLineUrgent, size.rows > 1 else {
      let room = width - gap.width - keys.width
      return [room > 0 ? sentence.truncated(to: room) + gap + keys : sentence]
    }
    return Array(sentence.wrapped(to: width).prefix(max(1, size.rows / 2 - 1))) + [keys]
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
