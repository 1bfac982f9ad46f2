import Terminal

/// A screen, or a part of it, in the format of a snapshot file: size and cursor, rows between bars, style
/// runs. Equal screens give equal bytes.
struct SnapshotText: Equatable {
  /// `size 80x24`, `cursor 1:9` or `cursor hidden 3:1`.
  let head: [String]
  let rows: [String]
  let styles: [String]
  /// The width of the rows, in cells.
  let columns: Int

  /// - Parameter isPlain: text only, without cursor and styles.
  init(_ frame: Frame, in rect: Rect, isPlain: Bool) {
    rows = (rect.row..<rect.endRow).map { row in
      RowText(frame, row: row, columns: rect.column..<rect.endColumn).text
    }
    columns = rect.columns
    let size = "size \(rect.columns)x\(rect.rows)"
    guard !isPlain else {
      head = [size]
      styles = []
      return
    }
    head = [size, Self.cursorLine(of: frame, in: rect)]
    let origin = Point(row: rect.row, column: rect.column)
    styles = StyleRun.runs(of: frame, in: rect).map { $0.text(from: origin) }
  }

  /// `cursor 1:9`, `cursor hidden 3:1`, or `cursor hidden` if it is outside of the part.
  private static func cursorLine(of frame: Frame, in rect: Rect) -> String {
    let place = frame.cursor ?? frame.hiddenCursor
    guard rect.contains(place) else { return "cursor hidden" }
    let cell = "\(place.row - rect.row + 1):\(place.column - rect.column + 1)"
    return frame.cursor == nil ? "cursor hidden \(cell)" : "cursor \(cell)"
  }

  init(head: [String], rows: [String], styles: [String], columns: Int) {
    self.head = head
    self.rows = rows
    self.styles = styles
    self.columns = columns
  }

  var text: String {
    (head + rows.map { "|\($0)|" } + styles).map { $0 + "\n" }.joined()
  }

  /// How this expected snapshot differs from `actual`: the head, the rows below a ruler, the style runs in
  /// screen order.
  func differences(from actual: SnapshotText) -> [String] {
    let columns = max(columns, actual.columns)
    let rows = RowDifference.compare(expected: rows, actual: actual.rows, columns: columns)
    return Self.changes(head, actual.head) + (rows.count > 0 ? rows.lines : [])
      + Self.changes(styles, actual.styles).sorted { Self.place($0) < Self.place($1) }
  }

  /// The lines that only one of them contains.
  private static func changes(_ before: [String], _ after: [String]) -> [String] {
    let (old, new) = (Set(before), Set(after))
    return before.filter { !new.contains($0) }.map { "- \($0)" }
      + after.filter { !old.contains($0) }.map { "+ \($0)" }
  }

  /// The sort key of a changed line: where its run begins, with removals before additions.
  private static func place(_ change: String) -> (Int, Int, Int) {
    let numbers = change.dropFirst(2).split(maxSplits: 2) { ":-".contains($0) }.prefix(2).map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.last ?? 0, change.hasPrefix("-") ? 0 : 1)
  }
}
