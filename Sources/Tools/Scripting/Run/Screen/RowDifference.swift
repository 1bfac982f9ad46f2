/// The rows in which a screen differs from the expected one, as a unified diff with a ruler.
enum RowDifference {
  /// Rows shown before and after a row that differs.
  private static let context = 1

  /// The number of rows that differ, and the lines of the diff. Rows are compared by index.
  static func compare(expected: [String], actual: [String], columns: Int) -> (count: Int, lines: [String]) {
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
        lines.append("  \(ScreenPicture.number(row + 1)) |\(before ?? "")|")
      } else {
        if let before { lines.append("- \(ScreenPicture.number(row + 1)) |\(before)|") }
        if let after { lines.append("+ \(ScreenPicture.number(row + 1)) |\(after)|") }
      }
    }
    return (differing.count, lines)
  }

  private static func line(_ row: Int, of lines: [String]) -> String? {
    lines.indices.contains(row) ? lines[row] : nil
  }
}
