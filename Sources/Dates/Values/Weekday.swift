/// A day of the week, numbered as in ISO 8601.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }

  public var isWorkday: Bool { self < .saturday }
}

/// The first day of a week, for words such as "next week" and for calendars.
public enum WeekStart: String, CaseIterable, Hashable, Sendable {
  case monday, sunday

  public var weekday: Weekday { self == .monday ? .monday : .sunday }
}

extension Day {
  /// The first day of the week that has this day.
  public func weekBegin(_ start: Weekday) -> Day {
    adding(days: -Self.remainder(weekday.rawValue - start.rawValue, 7))
  }

  /// The next day with this weekday, never this day itself.
  public func next(_ weekday: Weekday) -> Day {
    adding(days: Self.remainder(weekday.rawValue - self.weekday.rawValue - 1, 7) + 1)
  }

  /// Counts Monday to Friday only. From a Saturday or Sunday, the first one counted is the Monday after it, or the
  /// Friday before it.
  public func adding(workdays: Int) -> Day {
    guard workdays != 0 else { return self }
    let sign = workdays < 0 ? -1 : 1
    var result = weekday.isWorkday ? self : next(.monday).adding(days: sign > 0 ? -3 : 0)
    let count = min(Int(workdays.magnitude), Day.last.number * 2)
    result = result.adding(days: sign * (count / 5) * 7)
    for _ in 0..<count % 5 {
      repeat { result = result.adding(days: sign) } while !result.weekday.isWorkday
    }
    return result
  }
}
