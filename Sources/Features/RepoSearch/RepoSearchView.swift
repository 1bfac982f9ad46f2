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
  /// That of the last frame, which most frames have again.
  private var table: RepoTable?
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

  // What a view reads of its output is observed, which costs more than drawing a line of it; so each is read
  // once.

  public func draw(_ canvas: Canvas) {
    columns = canvas.size.columns
    let focus = output.focus
    drawQuery(
      canvas.pane("query", Rect(row: 0, column: 0, rows: 1, columns: columns)), isFocused: focus == .query)
    let results = Rect(row: 1, column: 0, rows: canvas.size.rows - 1, columns: columns)
    drawResults(canvas.pane("results", results), hasFocus: focus == .results)
    canvas.reportFocus(focus.rawValue)
  }

  private func drawQuery(_ canvas: Canvas, isFocused: Bool) {
    queryArea = canvas.area
    let (query, texts) = (output.query, output.texts.repoSearch)
    FieldView.draw(
      canvas, row: 0, label: DisplayText(texts.label), text: query.text, before: query.beforeCursor,
      hint: DisplayText(texts.hint), isFocused: isFocused)
  }

  private func drawResults(_ canvas: Canvas, hasFocus: Bool) {
    let (rows, phase) = (output.rows, output.phase)
    let table = table(columns: canvas.size.columns)
    let room = max(1, canvas.size.columns - 4)
    var message: [DisplayText] = []
    for line in RepoSearchMessage.lines(for: output, in: phase, hasRows: !rows.isEmpty) {
      message += line.width == 0 ? [line] : line.wrapped(to: room)
    }
    table.drawHeader(canvas)
    // With results on view, a message stands in the last rows; without, it has the pane for itself.
    let reserved = rows.isEmpty ? 0 : min(message.count, canvas.size.rows / 2)
    let list = canvas.part(
      Rect(row: 1, column: 0, rows: canvas.size.rows - 1 - reserved, columns: canvas.size.columns))
    listArea = list.area
    drawList(list, table, rows, hasFocus: hasFocus)
    let top = rows.isEmpty ? 2 : canvas.size.rows - reserved
    let style = canvas.theme[phase.hasFailed ? .problem : .text]
    for (index, line) in message.enumerated() { canvas.draw(line, row: top + index, column: 2, style: style) }
  }

  private func table(columns: Int) -> RepoTable {
    let layout = RepoTable.Layout(
      columns: columns, longestName: output.longestName, sort: output.sort, order: output.order,
      texts: output.texts)
    if let table, table.isFor(layout) { return table }
    let new = RepoTable(layout)
    table = new
    return new
  }

  private func drawList(_ canvas: Canvas, _ table: RepoTable, _ rows: [RepoRow], hasFocus: Bool) {
    let selected = output.selected
    let visible = scroll.follow(selected: selected, count: rows.count, rows: canvas.size.rows)
    for (line, index) in visible.enumerated() {
      let style = SelectionMark.draw(canvas, row: line, isSelected: index == selected, hasFocus: hasFocus)
      table.draw(canvas, rows[index], row: line, style: style)
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
