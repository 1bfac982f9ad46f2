public import Terminal

/// A table row: columns of given widths, separated by one blank.
public struct ColumnLayout {
  /// One column; `width` is in cells.
  public struct Column {
    public let width: Int
    public let isRightAligned: Bool
    let overflow: Int
    let keepsName: Bool

    /// - Parameters:
    ///   - overflow: the maximum number of cells of the next column that a long text may use.
    ///   - keepsName: a path that is too long loses its middle, not the name at its end.
    public init(_ width: Int, isRightAligned: Bool = false, overflow: Int = 0, keepsName: Bool = false) {
      self.width = width
      self.isRightAligned = isRightAligned
      self.overflow = overflow
      self.keepsName = keepsName
    }
  }

  public let columns: [Column]

  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Draws the texts in their columns; a text whose column has width 0 is left out. A text that is too long extends
  /// into the next column if that is empty in this row.
  /// - Parameters:
  ///   - painted: replaces the texts of their columns; each has the width of the text that it replaces.
  ///   - styles: the columns' styles from the left; plain for the others.
  public func draw(
    _ canvas: Canvas, _ texts: [DisplayText], row: Int, column: Int,
    painted: [PaintedCell] = [], styles: [Style] = []
  ) {
    var (position, taken) = (column, 0)
    for (index, text) in texts.enumerated() where index < columns.count && columns[index].width > 0 {
      let layout = columns[index]
      let isLast = index + 1 == columns.count
      let free =
        isLast || (index + 1 < texts.count && texts[index + 1].width > 0)
        ? layout.overflow : columns[index + 1].width
      let more = min(free, max(0, text.width - layout.width + taken))
      let width = layout.width - taken + more
      let start = layout.isRightAligned ? position + max(0, width - text.width) : position
      if let painted = painted.first(where: { $0.column == index }) {
        if let ground = painted.ground {
          canvas.draw(painted.text, row: row, column: start, width: width, on: ground)
        } else {
          canvas.draw(painted.text, row: row, column: start, width: width)
        }
      } else {
        let style = index < styles.count ? styles[index] : .plain
        let shown = layout.keepsName ? text.path(columns: width) : text
        canvas.draw(shown, row: row, column: start, style: style, width: width)
      }
      position += width + 1
      taken = more
    }
  }
}

/// A text with colours of its own in a column.
public struct PaintedCell {
  let column: Int
  let text: StyledText
  /// The style of the row around these colours; nil for the styles of the text's roles.
  let ground: Style?

  /// - Parameter column: its index.
  public init(column: Int, text: StyledText, ground: Style?) {
    (self.column, self.text, self.ground) = (column, text, ground)
  }
}

extension DisplayText {
  /// The path in at most `columns` columns, with a `…` for its middle if it is cut. The name at its end stays whole if
  /// there is room; without a longer one, half of the columns are for the end.
  fileprivate func path(columns: Int) -> DisplayText {
    guard width > columns, columns > 1 else { return self }
    let slash = glyphs.lastIndex { $0.base == "/" }
    let name = slash.map { glyphs[$0...].reduce(0) { $0 + Int($1.width) } } ?? 0
    let end = min(max(name, columns / 2), columns - 1)
    return prefix(columns: columns - 1 - end) + DisplayText("…") + dropping(columns: width - end)
  }
}
