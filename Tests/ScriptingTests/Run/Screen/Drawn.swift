import Terminal

/// A frame with the given rows of text.
func drawn(_ rows: [DisplayText], columns: Int, style: Style = .plain) -> Frame {
  let buffer = FrameBuffer(size: Size(columns: columns, rows: rows.count))
  let canvas = Canvas(buffer)
  for (row, text) in rows.enumerated() { canvas.draw(text, row: row, style: style) }
  return buffer.frame
}
