import Terminal

/// Where the days of a month stand: seven columns under a line with the month and one with the weekdays. On a large
/// terminal each day has room for the titles of its todos.
struct TodoCalendarLayout {
  /// Of a day, in cells, with the blank at its right.
  let columns: Int
  /// Of a week, in cells, with the rule or the blank line above the next one.
  let step: Int
  let showsTitles: Bool
  private let weeks: Int

  /// Fewer cells show too little of a title.
  private static let leastForTitles = (columns: 14, rows: 4)
  /// Rows below the month for the selected day: a blank one, its date and two todos.
  private static let daysRows = 4

  init(_ size: Size, weeks: Int) {
    let columns = (size.columns - 2) / 7
    let rows = (size.rows - 2 - Self.daysRows) / max(1, weeks)
    showsTitles = columns >= Self.leastForTitles.columns && rows >= Self.leastForTitles.rows
    self.weeks = weeks
    if showsTitles {
      (self.columns, step) = (columns, min(9, rows))
    } else {
      (self.columns, step) = (
        max(4, min(12, columns)), size.rows >= 2 + weeks * 2 + Self.daysRows * 2 ? 2 : 1
      )
    }
  }

  func column(_ index: Int) -> Int { 1 + index * columns }

  /// The row with the numbers of a week's days. The first rule takes the row below the weekdays.
  func row(ofWeek week: Int) -> Int { (showsTitles ? 3 : 2) + week * step }

  /// The row below the last week.
  var endRow: Int { row(ofWeek: weeks) - (step > 1 ? 1 : 0) }

  /// The part of a canvas that a day is drawn on.
  func cell(week: Int, column: Int, in canvas: Canvas) -> Canvas {
    canvas.part(
      Rect(
        row: row(ofWeek: week), column: self.column(column), rows: showsTitles ? step - 1 : 1,
        columns: columns))
  }
}
