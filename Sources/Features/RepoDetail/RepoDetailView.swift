public import AppCore
public import EventLoop
public import Terminal
import Widgets

/// Draws one repository, header and README as one document, and turns keys into what its presenter
/// understands.
@LoopActor
public final class RepoDetailView: Screen {
  let input: any RepoDetailInput
  let output: any RepoDetailOutput
  let document = ScrolledDocument<RepoDocument>()

  public init(input: any RepoDetailInput, output: any RepoDetailOutput) {
    self.input = input
    self.output = output
  }

  public var status: [String] {
    RepoDetailStatus(output: output, percent: document.scroll.percent, isShort: false).parts
  }

  public var shortStatus: [String] {
    RepoDetailStatus(output: output, percent: document.scroll.percent, isShort: true).parts
  }

  public func appear() { input.appear() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    let (columns, rows) = (canvas.size.columns, canvas.size.rows)
    let content = content(columns: columns)
    let places = document.scroll.fit(content, rows: rows)
    for (line, place) in places.enumerated() {
      canvas.draw(content.row(at: place), row: line, column: 1, width: columns - 2)
    }
    let headerRows = content.headerRows(of: places)
    _ = canvas.pane("header", Rect(row: 0, column: 0, rows: headerRows, columns: columns))
    _ = canvas.pane("readme", Rect(row: headerRows, column: 0, rows: rows - headerRows, columns: columns))
    canvas.reportFocus("readme")
  }

  private func content(columns: Int) -> RepoDocument {
    let (header, readme, texts) = (output.header, output.readme, output.texts)
    if let content = document.content, content.isFor(header, readme, columns, texts) { return content }
    let new = RepoDocument(
      header: header, readme: readme, columns: columns, texts: texts)
    document.show(new)
    return new
  }
}
