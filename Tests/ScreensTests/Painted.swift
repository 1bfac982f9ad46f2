import Terminal

/// What a widget draws on a small canvas.
func painted(columns: Int, rows: Int = 1, _ draw: (Canvas) -> Void) -> Frame {
  let buffer = FrameBuffer(size: Size(columns: columns, rows: rows))
  draw(Canvas(buffer))
  return buffer.frame
}
