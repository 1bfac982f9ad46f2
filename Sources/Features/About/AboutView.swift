public import AppCore
public import EventLoop
public import Terminal
import Widgets

/// Draws About and turns keys into what its presenter understands.
@LoopActor
public final class AboutView: Screen {
  let input: any AboutInput
  let output: any AboutOutput
  var scroll = ListScroll()
  var area = Rect(row: 0, column: 0, rows: 0, columns: 0)
  /// The row that each line on view belongs to.
  private(set) var rowsOnView: [Int] = []

  public init(input: any AboutInput, output: any AboutOutput) {
    self.input = input
    self.output = output
  }

  public var status: [String] { output.status }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("about", Rect(canvas.size))
    area = pane.area
    canvas.reportFocus("about")
    let (rows, selected) = (output.rows, output.selected)
    let lines = AboutLayout(rows, columns: pane.size.columns)
    let range = lines.range(of: selected)
    let count = lines.lines.count
    // All of the row, and where it is longer than the screen its start.
    _ = scroll.follow(selected: range.upperBound - 1, count: count, rows: pane.size.rows)
    let visible = scroll.follow(selected: range.lowerBound, count: count, rows: pane.size.rows)
    rowsOnView = lines.lines[visible].map(\.row)
    for (row, line) in lines.lines[visible].enumerated() {
      draw(line, pane, row: row, isSelected: line.row == selected)
    }
    pane.reportSelected(DisplayText(rows[selected].label), pane: "about")
  }

  private func draw(_ line: AboutLayout.Line, _ canvas: Canvas, row: Int, isSelected: Bool) {
    if line.isHeading {
      canvas.draw(line.label, row: row, style: canvas.theme[.heading])
      return
    }
    let style = SelectionMark.draw(canvas, row: row, isSelected: isSelected, hasFocus: true)
    if isSelected, !line.isFirst {
      canvas.fill(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns), style: style)
    }
    canvas.draw(line.label, row: row, column: SelectionMark.columns, style: style)
    canvas.draw(line.value, row: row, column: line.valueColumn, style: style)
  }
}
