import Screens
import Terminal

/// A box over the lower part of the scene: the log, or a request that no stub matched.
struct StagePanel {
  let title: DisplayText
  let lines: [DisplayText]
  let footer: DisplayText

  private static let columns = 76

  /// Shows the last lines that fit, because they are the newest.
  static func events(_ notes: StageNotes) -> StagePanel {
    StagePanel(
      title: "Events",
      lines: (notes.lines.isEmpty ? ["Nothing happened yet."] : notes.lines).map { DisplayText($0) },
      footer: "F9 closes")
  }

  static func problem(_ report: String) -> StagePanel {
    StagePanel(
      title: "A request without an answer",
      lines: report.split(separator: "\n").map { DisplayText(String($0)) },
      footer: "Esc closes, F9 all events")
  }

  /// - Parameter isTail: if not all lines fit, shows the last ones instead of the first.
  func draw(_ canvas: Canvas, isTail: Bool) {
    let width = min(canvas.size.columns, Self.columns)
    let wrapped = lines.flatMap { $0.wrapped(to: max(1, width - 4)) }
    let height = min(wrapped.count + 2, max(4, canvas.size.rows / 2))
    let rect = Rect(
      row: canvas.size.rows - height, column: canvas.size.columns - width, rows: height, columns: width)
    let box = canvas.pane("panel", rect)
    BoxFrame.draw(box, title: title, footer: footer)
    let shown = isTail ? wrapped.suffix(height - 2) : wrapped.prefix(height - 2)
    for (row, line) in shown.enumerated() { box.draw(line, row: row + 1, column: 2, width: width - 4) }
  }
}
