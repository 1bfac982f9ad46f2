public import AppCore
public import Domain
public import EventLoop
public import Terminal
import Texts
import Widgets

/// Draws licence texts as one document, and turns keys into what its presenter understands.
@LoopActor
public final class LicensesView: Screen {
  public let page = Page.licenses
  let input: any LicensesInput
  let output: any LicensesOutput
  var scroll = DocumentScroll()
  /// What is on view; nil before the first frame.
  private(set) var document: TextDocument?
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
    let (texts, percent) = (output.texts, "\(scroll.percent)")
    return [
      output.name.map { texts.licenses.statusOne(name: $0, percent: percent) }
        ?? texts.licenses.statusAll(percent: percent)
    ]
  }

  public var shortStatus: [String] { ["\(scroll.percent)%"] }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("licenses", Rect(canvas.size))
    canvas.reportFocus("licenses")
    let columns = max(2, min(pane.size.columns - 2, Self.widest))
    if document?.columns != columns { document = TextDocument(lines.lines, columns: columns) }
    let top = document?.draw(pane, column: 1, scroll: &scroll)
    licenseOnTop = lines.license(at: top ?? 0)
  }
}
