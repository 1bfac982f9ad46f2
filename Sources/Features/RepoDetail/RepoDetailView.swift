public import AppCore
public import Domain
public import EventLoop
public import Terminal
import Widgets

/// Draws one repository, header and README as one document, and turns keys into what its presenter
/// understands.
@LoopActor
public final class RepoDetailView: Screen {
  let input: any RepoDetailInput
  let output: any RepoDetailOutput
  var scroll = DocumentScroll()
  private var laidOut: LaidOutRepo?

  public init(input: any RepoDetailInput, output: any RepoDetailOutput) {
    self.input = input
    self.output = output
  }

  public var page: Page { output.page }

  public var status: [String] {
    let place = "\(scroll.percent)%"
    return output.status.isEmpty ? ["\(output.header.name) \(place)"] : output.status
  }

  public func appear() { input.appear() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    let document = layOut(columns: canvas.size.columns)
    let rows = canvas.size.rows
    let visible = scroll.fit(lines: document.lines.count, rows: rows)
    for (row, index) in visible.enumerated() {
      let line = document.lines[index]
      canvas.draw(line.text, row: row, column: 1, style: line.style, width: canvas.size.columns - 2)
    }
    let headerRows = max(0, min(rows, document.headerLines - visible.lowerBound))
    let columns = canvas.size.columns
    _ = canvas.pane("header", Rect(row: 0, column: 0, rows: headerRows, columns: columns))
    _ = canvas.pane("readme", Rect(row: headerRows, column: 0, rows: rows - headerRows, columns: columns))
    canvas.reportFocus("readme")
  }

  /// Wrapping a long README costs more than drawing it, so it is done when text or width change only.
  private func layOut(columns: Int) -> LaidOutRepo {
    let (header, readme) = (output.header, output.readme)
    if let laidOut, laidOut.isFor(header, readme, columns) { return laidOut }
    let new = LaidOutRepo(header: header, readme: readme, columns: columns)
    laidOut = new
    return new
  }
}
