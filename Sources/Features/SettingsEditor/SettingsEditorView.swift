public import AppCore
public import EventLoop
public import Terminal
import Widgets

/// Draws the settings and turns keys into what their presenter understands.
@LoopActor
public final class SettingsEditorView: Screen {
  let input: any SettingsEditorInput
  let output: any SettingsEditorOutput
  var scroll = ListScroll()
  var listArea = Rect(row: 0, column: 0, rows: 0, columns: 0)

  public init(input: any SettingsEditorInput, output: any SettingsEditorOutput) {
    self.input = input
    self.output = output
  }

  public var status: [String] { output.status }

  public func appear() { input.appear() }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("settings", Rect(canvas.size))
    let table = SettingsTable(output.rows, columns: pane.size.columns)
    let used = output.problem.map { drawProblem($0, pane) + 1 } ?? 0
    // The notes take as many rows as the longest needs, so that the list stays where it is.
    let noteRows = min(table.noteRows, (pane.size.rows - used) / 2)
    let listRows = min(output.rows.count, pane.size.rows - used - noteRows - 1)
    let list = pane.part(Rect(row: used, column: 0, rows: listRows, columns: pane.size.columns))
    listArea = list.area
    drawList(list, table)
    for (row, line) in table.note(on: output.selected).prefix(noteRows).enumerated() {
      pane.draw(line, row: used + listRows + 1 + row, column: SelectionMark.columns)
    }
    canvas.reportFocus("settings")
  }

  /// Returns the rows used.
  private func drawProblem(_ problem: String, _ canvas: Canvas) -> Int {
    Paragraph.draw(canvas, [DisplayText("! \(problem)")], row: 0, style: canvas.theme[.problem])
  }

  private func drawList(_ canvas: Canvas, _ table: SettingsTable) {
    let selected = output.selected
    let visible = scroll.follow(selected: selected, count: table.rows.count, rows: canvas.size.rows)
    for (line, index) in visible.enumerated() {
      let isSelected = index == selected
      let style = SelectionMark.draw(canvas, row: line, isSelected: isSelected, hasFocus: true)
      table.draw(canvas, index, row: line, isSelected: isSelected, style: style)
    }
    canvas.reportSelected(DisplayText(table.rows[selected].label), pane: "settings")
  }
}
