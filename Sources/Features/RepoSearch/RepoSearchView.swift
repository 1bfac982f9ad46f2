public import AppCore
public import EventLoop
public import Terminal
import Texts
import Widgets

/// Draws the repository search and turns keys into what its presenter understands.
@LoopActor
public final class RepoSearchView: Screen {
  let input: any RepoSearchInput
  let output: any RepoSearchOutput
  var scroll = ListScroll()
  private var columns = 0
  // What the last frame had, which most frames have again.
  private var table: RepoTable?
  private var message: (of: RepoSearchMessage, lines: [DisplayText])?
  var queryArea = Rect(row: 0, column: 0, rows: 0, columns: 0)
  var listArea = Rect(row: 0, column: 0, rows: 0, columns: 0)

  public init(input: any RepoSearchInput, output: any RepoSearchOutput) {
    self.input = input
    self.output = output
  }

  public var isTyping: Bool { output.state.focus == .query }
  public var takesQuestionMarkAsHelp: Bool {
    let state = output.state
    return state.focus == .query && state.query.isEmpty
  }
  public var status: [String] { output.status(.full) }
  public var shortStatus: [String] { output.status(columns < 60 ? .terse : .brief) }

  public func appear() { input.appear() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    columns = canvas.size.columns
    let state = output.state
    drawQuery(canvas.pane("query", Rect(row: 0, column: 0, rows: 1, columns: columns)), state)
    let results = Rect(row: 1, column: 0, rows: canvas.size.rows - 1, columns: columns)
    drawResults(canvas.pane("results", results), state)
    canvas.reportFocus(state.focus.rawValue)
  }

  private func drawQuery(_ canvas: Canvas, _ state: RepoSearchState) {
    queryArea = canvas.area
    let texts = output.texts.repoSearch
    FieldView.draw(
      canvas, row: 0, label: DisplayText(texts.label), text: state.query.text,
      before: state.query.beforeCursor, hint: DisplayText(texts.hint), isFocused: state.focus == .query)
  }

  private func drawResults(_ canvas: Canvas, _ state: RepoSearchState) {
    let rows = state.rows
    let message = message(for: state, columns: canvas.size.columns - 4)
    let table = table(for: state, columns: canvas.size.columns)
    table.drawHeader(canvas)
    // With results on view, a message stands in the last rows; without, it has the pane for itself.
    let reserved = rows.isEmpty ? 0 : min(message.count, canvas.size.rows / 2)
    let list = canvas.part(
      Rect(row: 1, column: 0, rows: canvas.size.rows - 1 - reserved, columns: canvas.size.columns))
    listArea = list.area
    drawList(list, table, state)
    let top = rows.isEmpty ? 2 : canvas.size.rows - reserved
    let style = canvas.theme[state.phase.hasFailed ? .problem : .text]
    for (index, line) in message.enumerated() { canvas.draw(line, row: top + index, column: 2, style: style) }
  }

  private func message(for state: RepoSearchState, columns: Int) -> [DisplayText] {
    let wanted = RepoSearchMessage(state, output.texts, columns: columns)
    if let message, message.of == wanted { return message.lines }
    let lines = wanted.lines
    message = (wanted, lines)
    return lines
  }

  private func table(for state: RepoSearchState, columns: Int) -> RepoTable {
    let layout = RepoTable.Layout(
      columns: columns, longestName: state.longestName, sort: state.sort, order: state.order,
      texts: output.texts)
    if let table, table.isFor(layout) { return table }
    let new = RepoTable(layout)
    table = new
    return new
  }

  private func drawList(_ canvas: Canvas, _ table: RepoTable, _ state: RepoSearchState) {
    let (rows, selected, hasFocus) = (state.rows, state.selected, state.focus == .results)
    let visible = scroll.follow(selected: selected, count: rows.count, rows: canvas.size.rows)
    for (line, index) in visible.enumerated() {
      let style = SelectionMark.draw(canvas, row: line, isSelected: index == selected, hasFocus: hasFocus)
      table.draw(canvas, rows, at: index, row: line, style: style)
    }
    guard visible.contains(selected) else { return }
    canvas.reportSelected(DisplayText(rows[selected].name), pane: "results")
  }
}

extension RepoSearchPhase {
  fileprivate var hasFailed: Bool {
    if case .failed = self { true } else { false }
  }
}
