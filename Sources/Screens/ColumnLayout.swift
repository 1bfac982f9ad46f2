public import Terminal

/// A table row: columns of given widths, separated by one blank.
public struct ColumnLayout {
  /// One column; `width` is in cells.
  public struct Column {
    public let width: Int
    public let isRightAligned: Bool
    let overflow: Int

    /// - Parameter overflow: the maximum number of cells of the next column that a long text may use.
    public init(_ width: Int, isRightAligned: Bool = false, overflow: Int = 0) {
      self.width = width
      self.isRightAligned = isRightAligned
      self.overflow = overflow
    }
  }

  public let columns: [Column]

  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Draws the texts in their columns; a text whose column has width 0 is left out.
  /// - Parameters:
  ///   - painted: replaces the text of the column with this index; it has the same width.
  ///   - styles: the columns' styles from the left; plain for the others.
  public func draw(
    _ canvas: Canvas, _ texts: [DisplayText], row: Int, column: Int,
    painted: (index: Int, text: StyledText)? = nil, styles: [Style] = []
  ) {
    var (place, taken) = (column, 0)
    for (index, text) in texts.enumerated() where index < columns.count && columns[index].width > 0 {
      let layout = columns[index]
      let more = min(layout.overflow, max(0, text.width - layout.width))
      let width = layout.width - taken + more
      let start = layout.isRightAligned ? place + max(0, width - text.width) : place
      if let painted, painted.index == index {
        canvas.draw(painted.text, row: row, column: start, width: width)
      } else {
        let style = index < styles.count ? styles[index] : .plain
        canvas.draw(text, row: row, column: start, style: style, width: width)
      }
      place += width + 1
      taken = more
    }
  }
}
