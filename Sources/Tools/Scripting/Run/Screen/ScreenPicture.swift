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
