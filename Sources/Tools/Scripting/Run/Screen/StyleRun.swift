import Terminal

/// Adjacent cells of a row with the same style.
struct StyleRun {
  let row: Int
  let columns: Range<Int>
  let style: Style

  /// `4:3-13 bold fg=yellow`, with rows and columns from 1, relative to `origin`.
  func text(from origin: Point) -> String {
    let first = columns.lowerBound - origin.column + 1
    let last = columns.upperBound - origin.column
    return "\(row - origin.row + 1):\(first)-\(last) \(style.words.joined(separator: " "))"
  }

  /// The runs of a rectangle, except the plain ones.
  static func runs(of frame: Frame, in rect: Rect) -> [StyleRun] {
    (rect.row..<rect.endRow).flatMap { row in
      runs(of: frame, row: row, columns: rect.column..<rect.endColumn).filter { $0.style != .plain }
    }
  }

  /// The runs of some columns of a row, without gaps.
  static func runs(of frame: Frame, row: Int, columns: Range<Int>) -> [StyleRun] {
    var runs: [StyleRun] = []
    var start = columns.lowerBound
    while start < columns.upperBound {
      let style = frame[row, start].style
      var end = start + 1
      while end < columns.upperBound, frame[row, end].style == style { end += 1 }
      runs.append(StyleRun(row: row, columns: start..<end, style: style))
      start = end
    }
    return runs
  }
}
