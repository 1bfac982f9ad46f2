import Terminal

/// The areas of panes side by side. Two framed neighbours have one line between them: the last column of the left one is
/// the first of the right one.
struct SplitLayout {
  /// One for each pane, without columns for one that is not on view.
  private(set) var areas: [Rect]
  /// The lines between framed neighbours: their columns, and the panes on both sides.
  private var lines: [(column: Int, left: Int, right: Int)] = []
  private let rows: Int

  /// - Parameters:
  ///   - size: that of all together.
  ///   - columns: the widths of the panes in columns from left to right, 0 for one that is not on view; nil for the one
  ///     that has the rest.
  ///   - isFramed: whether each pane has a frame.
  init(of size: Size, columns: [Int?], isFramed: [Bool]) {
    rows = size.rows
    areas = columns.map { _ in Rect(row: 0, column: 0, rows: size.rows, columns: 0) }
    let onView = columns.indices.filter { columns[$0] != 0 }
    let shared = zip(onView, onView.dropFirst()).count { isFramed[$0] && isFramed[$1] }
    let rest = size.columns + shared - columns.reduce(0) { $0 + ($1 ?? 0) }
    var start = 0
    for (number, index) in onView.enumerated() {
      if number > 0, isFramed[index], isFramed[onView[number - 1]] {
        start -= 1
        lines.append((column: start, left: onView[number - 1], right: index))
      }
      let width = columns[index] ?? rest
      areas[index] = Rect(row: 0, column: start, rows: size.rows, columns: width)
      start += width
    }
  }

  /// Draws the ends of the lines between framed panes, after the frames.
  /// - Parameter focus: the pane that has the keys, whose frame is drawn in the accent colour; nil if none has.
  func join(_ canvas: Canvas, focus: Int?) {
    let signs = canvas.theme.signs
    for line in lines {
      let isFocused = focus == line.left || focus == line.right
      let style = canvas.theme[isFocused ? .focusedFrame : .frame]
      canvas.draw(signs[.teeDown], row: 0, column: line.column, style: style)
      canvas.draw(signs[.teeUp], row: rows - 1, column: line.column, style: style)
    }
  }
}
