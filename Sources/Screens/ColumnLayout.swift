public import Terminal

/// A row of a table: columns of given widths, one blank between them.
public struct ColumnLayout {
  public struct Column {
    public let width: Int
    public let isRightAligned: Bool
    /// Whether a longer text takes room of the column to its right.
    public let mayGrow: Bool

    public init(_ width: Int, isRightAligned: Bool = false, mayGrow: Bool = false) {
      self.width = width
      self.isRightAligned = isRightAligned
      self.mayGrow = mayGrow
    }
  }

  public let columns: [Column]

  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Draws the texts in their columns; one whose column has no width is left out.
  /// - Parameters:
  ///   - painted: what is drawn in the place of the text of the column with this index; it has the same width.
  ///   - styles: of the columns, from the left; plain for the others.
  public func draw(
    _ canvas: Canvas, _ texts: [DisplayText], row: Int, column: Int,
    painted: (index: Int, text: StyledText)? = nil, styles: [Style] = []
  ) {
    var place = column
    // What the column before took.
    var taken = 0
    for (index, text) in texts.enumerated() where index < columns.count && columns[index].width > 0 {
      let layout = columns[index]
      let width = layout.width - taken
      taken = 0
      guard width > 0 else {
        place += width + 1
        continue
      }
      if layout.mayGrow, text.width > width, index + 1 < columns.count {
        taken = min(text.width - width, columns[index + 1].width + 1)
      }
      let start = layout.isRightAligned ? place + max(0, width - text.width) : place
      if let painted, painted.index == index {
        canvas.draw(painted.text, row: row, column: start, width: width + taken)
      } else {
        let style = index < styles.count ? styles[index] : .plain
        canvas.draw(text, row: row, column: start, style: style, width: width + taken)
      }
      place += width + taken + 1
    }
  }
}
