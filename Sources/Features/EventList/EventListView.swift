public import AppCore
public import Domain
public import EventLoop
public import Terminal
import Texts
import Widgets

/// Draws the run's events, or one of them as it is sent.
@LoopActor
public final class EventListView: Screen {
  public let page = Page.events
  let input: any EventListInput
  let output: any EventListOutput
  var scroll = ListScroll()
  var listArea = Rect(row: 0, column: 0, rows: 0, columns: 0)
  /// How far the open event is scrolled, and what is on view of it.
  var eventScroll = DocumentScroll()
  private(set) var document: TextDocument?
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
    if documentNumber != opened.number { eventScroll = DocumentScroll() }
    if documentNumber != opened.number || document?.columns != columns {
      document = TextDocument([TextDocument.Line(opened.wireForm[...], isWrapped: false)], columns: columns)
      documentNumber = opened.number
    }
    document?.draw(pane, column: 1, scroll: &eventScroll)
  }
}
