public import Terminal

/// Lines of text for a given width, each wrapped or cut when somebody looks at it.
public final class TextDocument: Document {
  /// A line of the text, with no line break in it.
  public struct Line: Hashable, Sendable {
    public var text: Substring
    public var style: Style
    /// Broken between words; else cut at the edge, because its blanks count.
    public var isWrapped: Bool

    public init(_ text: Substring, style: Style = .plain, isWrapped: Bool = true) {
      self.text = text
      self.style = style
      self.isWrapped = isWrapped
    }
  }

  public let columns: Int
  private let lines: [Line]
  private var laidOut: [Int: [DisplayText]] = [:]

  /// So many lines are kept laid out: more than are on view.
  private static let mostLaidOut = 1_000

  /// - Parameter columns: the room, 2 at least, for a wide glyph is not cut.
  public init(_ lines: [Line], columns: Int) {
    self.lines = lines.isEmpty ? [Line("")] : lines
    self.columns = max(2, columns)
  }

  public var parts: Range<Int> { lines.indices }

  public func rowCount(of part: Int) -> Int { rows(of: part).count }

  /// Draws what `scroll` shows, one row below the other.
  /// - Returns: the line at the top; nil where there is no room.
  @discardableResult
  public func draw(_ canvas: Canvas, column: Int = 0, scroll: inout DocumentScroll) -> Int? {
    let places = scroll.fit(self, rows: canvas.size.rows)
    for (row, place) in places.enumerated() {
      canvas.draw(
        rows(of: place.part)[place.row], row: row, column: column, style: lines[place.part].style,
        width: columns)
    }
    return places.first?.part
  }

  private func rows(of index: Int) -> [DisplayText] {
    if let rows = laidOut[index] { return rows }
    if laidOut.count >= Self.mostLaidOut { laidOut = [:] }
    let line = lines[index]
    let text = DisplayText.lines(String(line.text)).first ?? .empty
    let rows = line.isWrapped ? text.wrapped(to: columns, indent: indent(of: line)) : text.cut(to: columns)
    laidOut[index] = rows
    return rows
  }

  /// The further rows of an indented line stand under its first.
  private func indent(of line: Line) -> Int {
    min(line.text.prefix { $0 == " " }.count, columns / 2)
  }
}
