/// How far a document is scrolled, in lines.
public struct DocumentScroll: Hashable, Sendable {
  public private(set) var top = 0
  private var lines = 0
  private var rows = 0

  public init() {}

  /// Takes over the size of what is drawn now. Returns the lines on view.
  public mutating func fit(lines: Int, rows: Int) -> Range<Int> {
    self.lines = lines
    self.rows = rows
    scroll(by: 0)
    return top..<min(lines, top + max(0, rows))
  }

  public mutating func scroll(by count: Int) {
    top = max(0, min(top + count, lines - rows))
  }

  /// Scrolls by a share of the rows on view, 1 for a whole page, with one line kept for the eye.
  public mutating func scroll(pages: Double) {
    let step = max(1, Int(Double(rows) * pages.magnitude) - (pages.magnitude == 1 ? 1 : 0))
    scroll(by: pages < 0 ? -step : step)
  }

  public mutating func scrollToStart() { top = 0 }

  public mutating func scrollToEnd() { top = max(0, lines - rows) }

  /// How far down the last line on view is, in per cent of the document.
  public var percent: Int {
    lines <= rows ? 100 : min(100, (top + rows) * 100 / lines)
  }
}
