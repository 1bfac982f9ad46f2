/// Weeks of a year: the first one has at least four days in it, as in ISO 8601 and RFC 5545.
enum WeekNumbering {
  /// The number of the day on which the first week of a year begins; it may be in the year before.
  static func firstWeek(of year: Int, _ weekStart: Weekday) -> Int {
    let fourth = Day.number(year, 1, 4)
    return fourth - Day.remainder(fourth + 3 - (weekStart.rawValue - 1), 7)
  }
}

/// A week of ISO 8601, such as 2026-W49.
public struct ISOWeek: Hashable, Comparable, Sendable {
  /// The year that has most of its days.
  public let year: Int
  /// 1 to 53.
  public let week: Int

  /// Returns nil if the year has no such week.
  public init?(year: Int, week: Int) {
    guard (1...9999).contains(year), (1...Self.count(in: year)).contains(week) else { return nil }
    (self.year, self.week) = (year, week)
  }

  /// The week of a day.
  public init(of day: Day) {
    // The week belongs to the year of its Thursday.
    let thursday = Day.number(day.year, day.month, day.day) - day.weekday.rawValue + 4
    let year = Day(number: thursday).year
    self.year = year
    week = (thursday - WeekNumbering.firstWeek(of: year, .monday)) / 7 + 1
  }

  public var monday: Day {
    Day(number: WeekNumbering.firstWeek(of: year, .monday) + 7 * (week - 1))
  }

  public func day(_ weekday: Weekday) -> Day { monday.adding(days: weekday.rawValue - 1) }

  /// The number of weeks of a year, 52 or 53.
  public static func count(in year: Int) -> Int {
    (WeekNumbering.firstWeek(of: year + 1, .monday) - WeekNumbering.firstWeek(of: year, .monday)) / 7
  }

  public static func < (left: ISOWeek, right: ISOWeek) -> Bool {
    (left.year, left.week) < (right.year, right.week)
  }
}

extension ISOWeek: CustomStringConvertible {
  /// `2026-W49`.
  public var description: String { "\(padded(year, to: 4))-W\(padded(week, to: 2))" }
}
