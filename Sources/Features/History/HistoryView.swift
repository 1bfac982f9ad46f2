public import AppCore
import Domain
public import EventLoop
public import Terminal
import Texts
import Widgets

/// Draws the history and turns keys into what its presenter understands.
@LoopActor
public final class HistoryView: Screen {
  let input: any HistoryInput
  let output: any HistoryOutput
  var scroll = ListScroll()
  var listArea = Rect(row: 0, column: 0, rows: 0, columns: 0)

  public init(input: any HistoryInput, output: any HistoryOutput) {
    self.input = input
    self.output = output
  }

  public var status: [String] { output.status }
  public var shortStatus: [String] { output.shortStatus }
  public var takesInput: Bool { output.isUpToDate }

  public func appear() { input.appear() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("history", Rect(canvas.size))
    canvas.reportFocus("history")
    let (state, texts) = (output.state, output.texts)
    let used =
      state.problem.map { Paragraph.draw(pane, [DisplayText("! \($0)")], row: 1, indent: 2) + 1 } ?? 0
    guard state.window.total > 0 else {
      if state.isLoaded, state.problem == nil {
        Paragraph.draw(
          pane, [DisplayText(texts.history.empty), .empty, DisplayText(texts.history.emptyHelp)], row: 1)
      }
      return
    }
    let layout = HistoryTable(columns: pane.size.columns, texts: texts)
    layout.drawHeader(pane, row: used)
    let list = pane.part(
      Rect(row: used + 1, column: 0, rows: pane.size.rows - used - 1, columns: pane.size.columns))
    listArea = list.area
    drawList(list, layout, state)
    if let name = state.exportName { drawExport(pane, name: name, texts: texts) }
  }

  private func drawList(_ canvas: Canvas, _ layout: HistoryTable, _ state: HistoryState) {
    let (window, selected) = (state.window, state.selected)
    let visible = scroll.follow(selected: selected, count: window.total, rows: canvas.size.rows)
    for ((line, index), row) in zip(visible.enumerated(), output.rows(at: visible)) {
      let style = SelectionMark.draw(canvas, row: line, isSelected: index == selected, hasFocus: true)
      guard let row else { continue }
      layout.draw(canvas, row, row: line, style: style)
      if index == selected { canvas.reportSelected(DisplayText(row.title), pane: "history") }
    }
  }

  /// The ways out of the program, in a box over the list.
  private func drawExport(_ canvas: Canvas, name: String, texts: Texts) {
    let width = min(canvas.size.columns - 2, 60)
    let lines = ["f  \(texts.history.exportFile)", "   \(name)", "m  \(texts.history.exportMail)"]
    let height = min(lines.count + 2, canvas.size.rows)
    let rect = Rect(
      row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
      columns: width)
    let box = canvas.pane("export", rect)
    BoxFrame.draw(
      box, title: DisplayText(texts.history.exportTitle),
      footer: DisplayText("Esc \(texts.app.cancel)"))
    for (row, line) in lines.prefix(height - 2).enumerated() {
      box.draw(DisplayText(line), row: row + 1, column: 2, width: width - 4)
    }
    box.hideCursor(row: 1, column: 2)
    canvas.reportFocus("export")
  }
}
