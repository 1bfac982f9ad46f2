public import Terminal

/// A row of a table: columns of given widths, one blank between them.
public struct ColumnLayout {
  public struct Column {
    public let width: Int
    public let isRightAligned: Bool

    public init(_ width: Int, isRightAligned: Bool = false) {
      self.width = width
      self.isRightAligned = isRightAligned
    }
  }

  public let columns: [Column]

  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Draws the texts in their columns; one whose column has no width is left out.
  public func draw(_ canvas: Canvas, _ texts: [DisplayText], row: Int, column: Int, style: Style = .plain) {
    var place = column
    for (layout, text) in zip(columns, texts) where layout.width > 0 {
      let start = layout.isRightAligned ? place + max(0, layout.width - text.width) : place
      canvas.draw(text, row: row, column: start, style: style, width: layout.width)
      place += layout.width + 1
    }
  }
}
