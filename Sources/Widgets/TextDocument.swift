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

    /// The line in rows of at most `columns` columns, one row at least. Further rows stand under its indent.
    public func rows(columns: Int) -> [DisplayText] {
      let text = DisplayText.lines(String(text)).first ?? .empty
      guard isWrapped else { return text.cut(to: columns) }
      return text.wrapped(to: columns, indent: min(self.text.prefix { $0 == " " }.count, columns / 2))
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
    let rows = lines[index].rows(columns: columns)
    laidOut[index] = rows
    return rows
  }
}
