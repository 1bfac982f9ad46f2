public import AppCore
public import EventLoop
public import Terminal
import Texts
import Widgets

/// Draws the run's events, or one of them as it is written.
@LoopActor
public final class EventListView: Screen {
  let input: any EventListInput
  let output: any EventListOutput
  var scroll = ListScroll()
  var listArea = Rect(row: 0, column: 0, rows: 0, columns: 0)
  /// The open event.
  let document = ScrolledDocument<TextDocument>()
  private var documentNumber: Int?

  public init(input: any EventListInput, output: any EventListOutput) {
    self.input = input
    self.output = output
  }

  public var status: [String] { output.status }
  public var shortStatus: [String] { output.shortStatus }

  public func draw(_ canvas: Canvas) {
    if let opened = output.opened { return draw(opened, canvas) }
    let pane = canvas.pane("events", Rect(canvas.size))
    canvas.reportFocus("events")
    let used = Paragraph.draw(pane, output.head.map { DisplayText($0) }, row: 0)
    guard output.count > 0 else { return }
    let table = EventTable(columns: pane.size.columns)
    table.drawHeader(pane, output.texts, row: used)
    let list = pane.part(
      Rect(row: used + 1, column: 0, rows: pane.size.rows - used - 1, columns: pane.size.columns))
    listArea = list.area
    drawList(list, table)
  }

  private func drawList(_ canvas: Canvas, _ table: EventTable) {
    let (selected, count) = (output.selected, output.count)
    let visible = scroll.follow(selected: selected, count: count, rows: canvas.size.rows)
    for (line, index) in visible.enumerated() {
      let style = SelectionMark.draw(canvas, row: line, isSelected: index == selected, hasFocus: true)
      guard let row = output.row(at: index) else { continue }
      table.draw(canvas, row, row: line, style: style)
      if index == selected { canvas.reportSelected(DisplayText(row.name), pane: "events") }
    }
  }

  private func draw(_ opened: OpenedEvent, _ canvas: Canvas) {
    let pane = canvas.pane("event", Rect(canvas.size))
    canvas.reportFocus("event")
    let columns = pane.size.columns - 2
    let isNew = documentNumber != opened.number
    if isNew || document.content?.columns != columns {
      let line = TextDocument.Line(opened.wireForm[...], isWrapped: false)
      document.show(TextDocument([line], columns: columns), isNew: isNew)
      documentNumber = opened.number
    }
    document.content?.draw(pane, column: 1, scroll: &document.scroll)
  }
}
