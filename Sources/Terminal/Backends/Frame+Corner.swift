extension Frame {
  /// The frame in the corner of a screen of another size: cut if that is smaller, with a border line if it is
  /// larger.
  public func inCorner(of size: Size) -> Frame {
    var picture = fitted(to: size)
    let buffer = FrameBuffer(size: size)
    let canvas = Canvas(buffer)
    let dim = Style(.dim)
    for row in 0..<min(self.size.rows, size.rows) {
      canvas.draw("│", row: row, column: self.size.columns, style: dim)
    }
    canvas.rule(row: self.size.rows, width: self.size.columns, glyph: "─", style: dim)
    canvas.draw("┘", row: self.size.rows, column: self.size.columns, style: dim)
    for row in 0..<size.rows {
      for column in 0..<size.columns where row >= self.size.rows || column >= self.size.columns {
        picture[row, column] = buffer.frame[row, column]
      }
    }
    return picture
  }
}
