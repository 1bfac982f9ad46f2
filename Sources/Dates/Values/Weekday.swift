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

  /// The first day of a week in the territory of the environment's locale, such as `en_US.UTF-8`. Monday without one, and for
  /// territories that begin with it; the others begin with Sunday here, also the few that begin with Saturday.
  /// Sources: POSIX.1-2017, base definitions 8.2, for the order of the variables; CLDR 45, weekData, for the territories.
  public init(environment: [String: String]) {
    let locale =
      ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let parts = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
    self =
      parts.count == 2 && Self.othersThanMonday.contains(" \(parts[1].uppercased()) ") ? .sunday : .monday
  }

  private static let othersThanMonday = """
     AF AG AS BD BH BR BS BT BW BZ CA CO DJ DM DO DZ EG ET GT GU HK HN ID IL IN IQ IR IS JM JO JP KE KH KR KW LA LY MH MM MO MT \
    MV MX MZ NI NP OM PA PE PH PK PR PT PY QA SA SD SG SV SY TH TT TW UM US VE VI WS YE ZA ZW \

    """
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
