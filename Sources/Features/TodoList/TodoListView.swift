public import AppCore
import Domain
public import EventLoop
public import Terminal
import Texts
import Widgets

/// Draws the todo list and turns keys into what its presenter understands.
@LoopActor
public final class TodoListView: Screen {
  let input: any TodoListInput
  let output: any TodoListOutput
  var scroll = ListScroll()
  var listArea = Rect(row: 0, column: 0, rows: 0, columns: 0)

  public init(input: any TodoListInput, output: any TodoListOutput) {
    self.input = input
    self.output = output
  }

  public var status: [String] { output.status }
  public var takesInput: Bool { output.isUpToDate }

  public func appear() { input.appear() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("todos", Rect(canvas.size))
    let state = output.state
    let used = state.problem.map { drawProblem($0, pane) + 1 } ?? 0
    canvas.reportFocus("todos")
    guard state.window.counts.total > 0 else {
      if state.isLoaded, state.problem == nil { Paragraph.draw(pane, welcome, row: 1) }
      return
    }
    let layout = TodoTable(columns: pane.size.columns, texts: output.texts)
    layout.drawHeader(pane, row: used)
    let list = pane.part(
      Rect(row: used + 1, column: 0, rows: pane.size.rows - used - 1, columns: pane.size.columns))
    listArea = list.area
    drawList(list, layout, state)
  }

  /// Returns the rows used.
  private func drawProblem(_ problem: String, _ canvas: Canvas) -> Int {
    Paragraph.draw(canvas, [DisplayText("! \(problem)")], row: 1, style: canvas.theme[.problem])
  }

  private func drawList(_ canvas: Canvas, _ layout: TodoTable, _ state: TodoListState) {
    let (window, selected) = (state.window, state.selected)
    let visible = scroll.follow(selected: selected, count: window.counts.total, rows: canvas.size.rows)
    for ((line, index), row) in zip(visible.enumerated(), output.rows(at: visible)) {
      let style = SelectionMark.draw(canvas, row: line, isSelected: index == selected, hasFocus: true)
      guard let row else { continue }
      layout.draw(canvas, row, row: line, style: style)
      if index == selected { canvas.reportSelected(DisplayText(row.title), pane: "todos") }
    }
  }

  private var welcome: [DisplayText] {
    [DisplayText(output.texts.todoList.nothing), .empty, DisplayText(output.texts.todoList.welcome)]
  }
}
