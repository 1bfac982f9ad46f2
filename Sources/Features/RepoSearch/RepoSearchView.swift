public import AppCore
public import Domain
public import EventLoop
public import Terminal
import Texts
import Widgets

/// Draws the repository search and turns keys into what its presenter understands.
@LoopActor
public final class RepoSearchView: Screen {
  public let page = Page.repoSearch
  let input: any RepoSearchInput
  let output: any RepoSearchOutput
  var scroll = ListScroll()
  private var columns = 0
  var queryArea = Rect(row: 0, column: 0, rows: 0, columns: 0)
  var listArea = Rect(row: 0, column: 0, rows: 0, columns: 0)

  public init(input: any RepoSearchInput, output: any RepoSearchOutput) {
    self.input = input
    self.output = output
  }

  public var isTyping: Bool { output.focus == .query }
  public var takesQuestionMarkAsHelp: Bool { output.focus == .query && output.query.isEmpty }
  public var status: [String] { output.status(.full) }
  public var shortStatus: [String] { output.status(columns < 60 ? .terse : .brief) }

  public func appear() { input.appear() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    columns = canvas.size.columns
    drawQuery(canvas.pane("query", Rect(row: 0, column: 0, rows: 1, columns: columns)))
    let results = Rect(row: 1, column: 0, rows: canvas.size.rows - 1, columns: columns)
    drawResults(canvas.pane("results", results))
    canvas.reportFocus(output.focus.rawValue)
  }

  private func drawQuery(_ canvas: Canvas) {
    queryArea = canvas.area
    FieldView.draw(
      canvas, row: 0, label: DisplayText(output.texts.repoSearch.label), text: output.query.text,
      before: output.query.beforeCursor,
      hint: DisplayText(output.texts.repoSearch.hint), isFocused: isTyping)
  }

  private func drawResults(_ canvas: Canvas) {
    let table = RepoTable(
      columns: canvas.size.columns, longestName: output.longestName, texts: output.texts)
    let message = RepoSearchMessage.lines(for: output)
    let wrapped = message.flatMap { $0.width == 0 ? [$0] : $0.wrapped(to: max(1, canvas.size.columns - 4)) }
    table.drawHeader(canvas, sort: output.sort, order: output.order)
    // With results on view, a message stands in the last rows; without, it has the pane for itself.
    let reserved = output.rows.isEmpty ? 0 : min(wrapped.count, canvas.size.rows / 2)
    let list = canvas.part(
      Rect(row: 1, column: 0, rows: canvas.size.rows - 1 - reserved, columns: canvas.size.columns))
    listArea = list.area
    drawList(list, table)
    let top = output.rows.isEmpty ? 2 : canvas.size.rows - reserved
    let style = canvas.theme[hasFailed ? .problem : .text]
    for (index, line) in wrapped.enumerated() { canvas.draw(line, row: top + index, column: 2, style: style) }
  }

  private var hasFailed: Bool {
    if case .failed = output.phase { true } else { false }
  }

  private func drawList(_ canvas: Canvas, _ table: RepoTable) {
    // Each of these is observed, so each is read once.
    let (rows, selected, hasFocus) = (output.rows, output.selected, !isTyping)
    let visible = scroll.follow(selected: selected, count: rows.count, rows: canvas.size.rows)
    for (line, index) in visible.enumerated() {
      let style = SelectionMark.draw(canvas, row: line, isSelected: index == selected, hasFocus: hasFocus)
      table.draw(canvas, rows[index], row: line, style: style)
    }
    guard visible.contains(selected) else { return }
    canvas.reportSelected(DisplayText(rows[selected].name), pane: "results")
  }
}
