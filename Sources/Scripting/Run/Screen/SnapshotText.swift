import Terminal

/// A screen, or a part of it, as a snapshot file holds it: size and cursor, the rows between bars, the style
/// runs. Equal screens give equal bytes.
struct SnapshotText: Equatable {
  /// `size 80x24`, `cursor 1:9`.
  let head: [String]
  let rows: [String]
  let styles: [String]

  /// - Parameter isPlain: the text alone, without cursor and styles.
  init(_ frame: Frame, in rect: Rect, isPlain: Bool) {
    rows = (rect.row..<rect.endRow).map { row in
      RowText(frame, row: row, columns: rect.column..<rect.endColumn).text
    }
    let size = "size \(rect.columns)x\(rect.rows)"
    guard !isPlain else {
      head = [size]
      styles = []
      return
    }
    let cursor = frame.cursor.flatMap { rect.contains($0) ? $0 : nil }
    let place = cursor.map { "\($0.row - rect.row + 1):\($0.column - rect.column + 1)" } ?? "hidden"
    head = [size, "cursor \(place)"]
    let origin = Point(row: rect.row, column: rect.column)
    styles = StyleRun.runs(of: frame, in: rect).map { $0.text(from: origin) }
  }

  /// Reads a file that was written before, by whatever hand.
  init(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    let first = lines.firstIndex { $0.hasPrefix("|") } ?? lines.endIndex
    let afterRows = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    head = Array(lines[..<first])
    rows = lines[first..<afterRows].map { String($0.dropFirst().dropLast()) }
    styles = Array(lines[afterRows...])
  }

  var text: String {
    (head + rows.map { "|\($0)|" } + styles).map { $0 + "\n" }.joined()
  }

  /// What makes this, the expected one, another than `actual`.
  func differences(from actual: SnapshotText, columns: Int) -> [String] {
    let rows = RowDifference.compare(expected: rows, actual: actual.rows, columns: columns)
    return changes(head, actual.head) + (rows.count > 0 ? rows.lines : []) + changes(styles, actual.styles)
  }

  private func changes(_ before: [String], _ after: [String]) -> [String] {
    before.filter { !after.contains($0) }.map { "- \($0)" }
      + after.filter { !before.contains($0) }.map { "+ \($0)" }
  }
}
