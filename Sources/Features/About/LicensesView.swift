public import AppCore
public import EventLoop
public import Terminal
import Texts
import Widgets

/// Draws licence texts as one document, and turns keys into what its presenter understands.
@LoopActor
public final class LicensesView: Screen {
  let input: any LicensesInput
  let output: any LicensesOutput
  let document = ScrolledDocument<TextDocument>()
  /// The place of the licence at the top.
  private(set) var licenseOnTop = 0
  private let lines: LicenseLines

  /// Columns that a text takes at most: most are broken at 80.
  private static let widest = 100

  public init(input: any LicensesInput, output: any LicensesOutput) {
    self.input = input
    self.output = output
    lines = LicenseLines(output.dependencies)
  }

  public var status: [String] {
    let (texts, percent) = (output.texts, "\(document.scroll.percent)")
    return [
      output.name.map { texts.licenses.statusOne(name: $0, percent: percent) }
        ?? texts.licenses.statusAll(percent: percent)
    ]
  }

  public var shortStatus: [String] { ["\(document.scroll.percent)%"] }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("licenses", Rect(canvas.size))
    canvas.reportFocus("licenses")
    let columns = max(2, min(pane.size.columns - 2, Self.widest))
    if document.content?.columns != columns { document.show(TextDocument(lines.lines, columns: columns)) }
    let top = document.content?.draw(pane, column: 1, scroll: &document.scroll)
    licenseOnTop = lines.license(at: top ?? 0)
  }
}
