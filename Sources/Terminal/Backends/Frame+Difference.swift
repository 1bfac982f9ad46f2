extension Frame {
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
    if let cursor, cursor.row < size.rows, cursor.column < size.columns { fitted.cursor = cursor }
    if hiddenCursor.row < size.rows, hiddenCursor.column < size.columns { fitted.hiddenCursor = hiddenCursor }
    return fitted
  }

  /// The columns from the first to the last difference between a row and that of a frame of the same size,
  /// including whole wide glyphs; nil if the rows are equal.
  public func changedColumns(row: Int, since old: Frame) -> Range<Int>? {
    let columns = row * size.columns..<(row + 1) * size.columns
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        guard var first = columns.first(where: { new[$0] != old[$0] }),
          var last = columns.last(where: { new[$0] != old[$0] })
        else { return nil }
        if first > columns.lowerBound, new[first].isContinuation { first -= 1 }
        if last + 1 < columns.upperBound, new[last + 1].isContinuation { last += 1 }
        return first - columns.lowerBound..<last + 1 - columns.lowerBound
      }
    }
  }
}
