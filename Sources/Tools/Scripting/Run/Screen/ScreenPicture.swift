import Terminal

/// A screen as lines of text for a report: numbered rows between bars, below a ruler.
enum ScreenPicture {
  /// The width of the row number before the bar.
  private static let margin = 4

  static func lines(of frame: Frame) -> [String] {
    let cursor = frame.cursor.map { "cursor \($0.row + 1):\($0.column + 1)" } ?? "cursor hidden"
    let focus = frame.focus.map { ", focus \($0)" } ?? ""
    let head = "\(frame.size.columns)x\(frame.size.rows), \(cursor)\(focus)"
    let rows = (0..<frame.size.rows).map { row in
      "\(number(row + 1)) |\(RowText(frame, row: row, columns: 0..<frame.size.columns).text)|"
    }
    return [head, ruler(columns: frame.size.columns)] + rows
  }

  /// Fewer empty rows stay, because the line for them is hardly shorter.
  private static let fewestJoined = 3

  /// The picture with one line for several empty rows, so that a failure fits on a screen.
  static func joiningEmptyRows(_ lines: [String]) -> [String] {
    var joined: [String] = []
    var rest = lines[...]
    while let line = rest.first {
      let empty = rest.prefix { $0.wholeMatch(of: /\ *[0-9]+ \| *\|/) != nil }
      if empty.count >= fewestJoined, let last = empty.last {
        joined.append(
          "\(line.prefix { $0 != "|" }.dropLast())-\(last.prefix { $0 != "|" }.filter(\.isNumber)) empty")
        rest = rest.dropFirst(empty.count)
      } else {
        joined.append(line)
        rest = rest.dropFirst()
      }
    }
    return joined
  }

  /// A ruler that counts columns in tens: `----+----1----+----2`.
  static func ruler(columns: Int) -> String {
    let marks = (1...max(1, columns)).map { column in
      column % 10 == 0 ? String(column / 10 % 10) : column % 5 == 0 ? "+" : "-"
    }
    return String(repeating: " ", count: margin + 2) + marks.joined()
  }

  static func number(_ row: Int) -> String {
    let text = String(row)
    return String(repeating: " ", count: max(0, margin - text.count)) + text
  }
}

/// The rows in which a screen differs from the expected one, as a unified diff with a ruler.
enum RowDifference {
  /// Rows shown before and after a row that differs.
  private static let context = 1

  /// The number of rows that differ, and the lines of the diff. Rows are compared by index.
  /// - Parameter first: the index of the first one on the screen.
  static func compare(
    expected: [String], actual: [String], columns: Int, from first: Int = 0
  ) -> (count: Int, lines: [String]) {
    let count = max(expected.count, actual.count)
    let differing = (0..<count).filter { line($0, of: expected) != line($0, of: actual) }
    let shown = Set(differing.flatMap { ($0 - context)...($0 + context) }).filter { (0..<count).contains($0) }
    var lines = ["  " + ScreenPicture.ruler(columns: columns)]
    var last = -1
    for row in shown.sorted() {
      if row > last + 1 { lines.append("  ...") }
      last = row
      let (before, after) = (line(row, of: expected), line(row, of: actual))
      if before == after {
        lines.append("  \(ScreenPicture.number(first + row + 1)) |\(before ?? "")|")
      } else {
        if let before { lines.append("- \(ScreenPicture.number(first + row + 1)) |\(before)|") }
        if let after { lines.append("+ \(ScreenPicture.number(first + row + 1)) |\(after)|") }
      }
    }
    return (differing.count, lines)
  }

  private static func line(_ row: Int, of lines: [String]) -> String? {
    lines.indices.contains(row) ? lines[row] : nil
  }
}
