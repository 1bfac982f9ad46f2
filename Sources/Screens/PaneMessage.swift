import Terminal

/// What a pane says in the place of its content, or below it if there is some.
public struct PaneMessage: Hashable, Sendable {
  public let text: String
  public let isProblem: Bool

  public init(text: String, isProblem: Bool = false) {
    self.text = text
    self.isProblem = isProblem
  }

  /// Draws the message in the place of the content.
  func drawAlone(_ canvas: Canvas) {
    Paragraph.draw(canvas, [DisplayText(text)], row: 1, style: style(canvas))
  }

  /// Draws the message in the last rows. Returns the rows used, at most half of them.
  func drawBelow(_ canvas: Canvas) -> Int {
    let lines = DisplayText(text).wrapped(to: max(1, canvas.size.columns - 4)).prefix(canvas.size.rows / 2)
    for (index, line) in lines.enumerated() {
      canvas.draw(line, row: canvas.size.rows - lines.count + index, column: 2, style: style(canvas))
    }
    return lines.count
  }

  private func style(_ canvas: Canvas) -> Style {
    canvas.theme[isProblem ? .problem : .text]
  }
}
