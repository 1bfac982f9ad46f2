/// A month as weeks for a calendar: always six, so that the picture keeps its size from month to month.
public struct MonthGrid: Hashable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// Six weeks of seven days. The first and the last ones have days of the neighbouring months, too.
  public let weeks: [[Day]]

  /// The month of a day.
  public init(of day: Day, _ weekStart: WeekStart) {
    let (year, month, dayOfMonth) = day.parts
    (self.year, self.month) = (year, month)
    let first = day.adding(days: 1 - dayOfMonth).weekBegin(weekStart.weekday)
    weeks = (0..<6).map { week in (0..<7).map { first.adding(days: week * 7 + $0) } }
  }

  /// The first day of each week.
  public var firstWeekday: Weekday { weeks[0][0].weekday }

  /// Whether a day is in the month itself.
  public func contains(_ day: Day) -> Bool {
    let (year, month, _) = day.parts
    return year == self.year && month == self.month
  }

  /// The week and the column of a day, from 0; nil if the grid does not show it.
  public func position(of day: Day) -> (week: Int, column: Int)? {
    guard let first = weeks.first?.first else { return nil }
    let distance = day.number - first.number
    return (0..<42).contains(distance) ? (distance / 7, distance % 7) : nil
  }

  /// The week number of each row. A row that begins with a Sunday has the number of the six days after it.
  public var weekNumbers: [ISOWeek] { weeks.map { ISOWeek(of: $0[1]) } }
}
