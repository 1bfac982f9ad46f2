import Terminal

/// Neighbouring cells of a row that look alike, and not plain.
struct StyleRun {
  let row: Int
  let columns: Range<Int>
  let style: Style

  /// `4:3-13 bold fg=yellow`, rows and columns from 1, counted from `origin`.
  func text(from origin: Point) -> String {
    let first = columns.lowerBound - origin.column + 1
    let last = columns.upperBound - origin.column
    return "\(row - origin.row + 1):\(first)-\(last) \(style.words.joined(separator: " "))"
  }

  static func runs(of frame: Frame, in rect: Rect) -> [StyleRun] {
    var runs: [StyleRun] = []
    for row in rect.row..<rect.endRow {
      var start = rect.column
      while start < rect.endColumn {
        let style = frame[row, start].style
        var end = start + 1
        while end < rect.endColumn, frame[row, end].style == style { end += 1 }
        if style != .plain { runs.append(StyleRun(row: row, columns: start..<end, style: style)) }
        start = end
      }
    }
    return runs
  }
}
