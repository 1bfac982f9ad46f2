import Glibc

/// A complete picture with the panes, focus and selection that views report. Scripts check nothing else.
public struct Frame: Hashable, Sendable {
  /// In cells.
  public let size: Size
  /// Row by row, `size.rows` by `size.columns`.
  public var cells: [Cell]
  /// The cells that belong to links. Scripts do not see them.
  public internal(set) var links = FrameLinks()
  /// The position of the visible cursor; nil while it is hidden.
  public var cursor: Point?
  /// The cell of the hidden cursor. Braille displays and screen readers follow it.
  public var hiddenCursor = Point(row: 0, column: 0)
  /// The rectangles of the named parts.
  public var panes: [String: Rect]
  /// The name of the focused part.
  public var focus: String?
  /// The selected row's main text, by pane.
  public var selected: [String: DisplayText]

  /// A blank frame with its cursor hidden in the first cell. The size is in cells.
  public init(size: Size) {
    self.size = size
    cells = Self.blankCells(columns: max(0, size.columns), rows: max(0, size.rows))
    // Room for all parts of a usual screen.
    panes = Dictionary(minimumCapacity: 8)
    selected = [:]
  }

  /// Copies rows as plain memory, because copying cell by cell took a tenth of a frame (`Scripts/bench`, key to frame).
  private static func blankCells(columns: Int, rows: Int) -> [Cell] {
    let total = columns * rows
    return Array(unsafeUninitializedCapacity: total) { cells, count in
      guard total > 0, let first = cells.baseAddress else { return }
      first.initialize(repeating: .blank, count: columns)
      for row in 1..<rows { (first + row * columns).initialize(from: first, count: columns) }
      count = total
    }
  }

  /// The cell at a row and column, both from 0; it must be within `size`.
  public subscript(row: Int, column: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// The text of a row or of some of its columns, including trailing spaces.
  public func text(row: Int, columns: Range<Int>? = nil) -> String {
    var scalars = String.UnicodeScalarView()
    for column in columns ?? 0..<size.columns {
      let glyph = self[row, column].glyph
      guard glyph.width > 0 else { continue }
      scalars.append(glyph.base)
      scalars.append(contentsOf: glyph.marks ?? [])
    }
    return String(scalars)
  }
}

/// One cell of a frame. A wide glyph is in its left cell; the right one is a `continuation`. Its 28 bytes have no
/// padding, so that rows can be compared as memory.
public struct Cell: Hashable, Sendable {
  public var glyph: Glyph
  public var style: Style

  public init(_ glyph: Glyph, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// A space in the plain style.
  public static let blank = Cell(.space)

  /// Whether it is the right half of a wide glyph.
  public var isContinuation: Bool { glyph.width == 0 }
}

extension Frame {
  /// Makes the cells of a rectangle belong to no link. For whoever sets cells without a canvas.
  public mutating func removeLinks(in rect: Rect) {
    guard !links.isEmpty, !rect.isEmpty else { return }
    for row in rect.row..<rect.endRow { links.remove(row: row, columns: rect.column..<rect.endColumn) }
  }

  /// The frame in another size: cut, or filled with blanks.
  public func fitted(to size: Size) -> Frame {
    guard size != self.size else { return self }
    var fitted = Frame(size: size)
    let columns = min(size.columns, self.size.columns)
    for row in 0..<min(size.rows, self.size.rows) {
      for column in 0..<columns { fitted[row, column] = self[row, column] }
      // Only one half of a wide glyph on the edge is left.
      if columns > 0, fitted[row, columns - 1].glyph.width == 2 { fitted[row, columns - 1].glyph = .space }
    }
    for (row, span) in links.placed(within: size) {
      fitted.links.add(span.link, row: row, columns: span.columns)
    }
    if let cursor, cursor.row < size.rows, cursor.column < size.columns { fitted.cursor = cursor }
    if hiddenCursor.row < size.rows, hiddenCursor.column < size.columns { fitted.hiddenCursor = hiddenCursor }
    return fitted
  }

  /// Copies the cells and links of a rectangle within it to a picture, which keeps its memory if it has the same size.
  func copy(_ rect: Rect, to picture: inout Frame) {
    let wanted = Size(columns: rect.columns, rows: rect.rows)
    if picture.size != wanted { picture = Frame(size: wanted) }
    picture.links = FrameLinks()
    picture.cells.withUnsafeMutableBufferPointer { copies in
      for row in 0..<rect.rows {
        let start = (rect.row + row) * size.columns + rect.column
        let line = copies[row * rect.columns..<(row + 1) * rect.columns]
        _ = UnsafeMutableBufferPointer(rebasing: line).update(
          fromContentsOf: cells[start..<start + rect.columns])
      }
    }
    guard !links.isEmpty else { return }
    for row in 0..<rect.rows {
      for span in links[rect.row + row] {
        let columns = span.columns.clamped(to: rect.column..<rect.endColumn)
        picture.links.add(
          span.link, row: row,
          columns: columns.lowerBound - rect.column..<columns.upperBound - rect.column)
      }
    }
  }

  /// The columns from the first to the last difference between a row and that of a frame of the same size,
  /// including whole wide glyphs; nil if the rows are equal.
  public func changedColumns(row: Int, since old: Frame) -> Range<Int>? {
    let columns = row * size.columns..<(row + 1) * size.columns
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        let new = UnsafeBufferPointer(rebasing: new[columns])
        let old = UnsafeBufferPointer(rebasing: old[columns])
        guard !Self.areSame(new, old), var first = new.indices.first(where: { new[$0] != old[$0] }),
          var last = new.indices.last(where: { new[$0] != old[$0] })
        else { return nil }
        if first > 0, new[first].isContinuation { first -= 1 }
        if last + 1 < new.count, new[last + 1].isContinuation { last += 1 }
        return first..<last + 1
      }
    }
  }

  /// Compares cells as memory, because most rows are unchanged: comparing one by one took 6 % of the cost of a key
  /// (`Scripts/bench`, key to frame).
  private static func areSame(_ one: UnsafeBufferPointer<Cell>, _ other: UnsafeBufferPointer<Cell>) -> Bool {
    guard let left = one.baseAddress, let right = other.baseAddress else { return false }
    return memcmp(left, right, one.count * MemoryLayout<Cell>.stride) == 0
  }
}

extension Frame {
  /// The frame in the corner of a screen of another size: cut if that is smaller, with a border line if it is
  /// larger.
  public func inCorner(of size: Size) -> Frame {
    var picture = fitted(to: size)
    let buffer = FrameBuffer(size: size)
    let canvas = Canvas(buffer)
    let dim = Style(.dim)
    for row in 0..<min(self.size.rows, size.rows) {
      canvas.draw("│", row: row, column: self.size.columns, style: dim)
    }
    canvas.rule(row: self.size.rows, width: self.size.columns, glyph: "─", style: dim)
    canvas.draw("┘", row: self.size.rows, column: self.size.columns, style: dim)
    for row in 0..<size.rows {
      for column in 0..<size.columns where row >= self.size.rows || column >= self.size.columns {
        picture[row, column] = buffer.frame[row, column]
      }
    }
    return picture
  }
}
