import Terminal
import Texts

extension App {
  /// A question in the middle of the screen.
  func drawDialog(_ canvas: Canvas, _ question: Question) {
    let width = min(canvas.size.columns - 2, 60)
    let body = DisplayText(question.detail).wrapped(to: width - 4)
    let shown = body.prefix(max(1, canvas.size.rows - 5))
    let height = shown.count + 2
    let rect = Rect(
      row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
      columns: width)
    let box = canvas.pane("dialog", rect)
    BoxFrame.draw(
      box, title: DisplayText(question.title),
      footer: DisplayText("y \(question.yes) · n \(question.no ?? environment.texts.app.cancel)"))
    for (row, line) in shown.enumerated() { box.draw(line, row: row + 1, column: 2, width: width - 4) }
    box.hideCursor(row: 1, column: 2)
    canvas.reportFocus("dialog")
  }
}
