public import Terminal

/// Prose, wrapped to the canvas.
public enum Paragraph {
  /// Returns the rows used.
  @discardableResult
  public static func draw(
    _ canvas: Canvas, _ texts: [DisplayText], row: Int, indent: Int = 2, style: Style = .plain
  ) -> Int {
    let width = max(1, min(canvas.size.columns - 2 * indent, 76))
    let lines = texts.flatMap { $0.width == 0 ? [.empty] : $0.wrapped(to: width) }
    for (offset, line) in lines.enumerated() {
      canvas.draw(line, row: row + offset, column: indent, style: style)
    }
    return lines.count
  }
}
