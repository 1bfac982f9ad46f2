public import FoundationEssentials

/// The names of weekdays and months in one language, and the order of a date's parts.
public struct DateNames: Hashable, Sendable {
  /// From Monday on; seven.
  public let weekdays: [String]
  /// From January on; twelve.
  public let months: [String]
  /// `{weekday}`, `{day}`, `{month}` and `{year}` are replaced.
  public let pattern: String

  public init(weekdays: [String], months: [String], pattern: String) {
    (self.weekdays, self.months, self.pattern) = (weekdays, months, pattern)
  }

  /// `Fri 27 Nov 2026`.
  public static let english = DateNames(
    weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    pattern: "{weekday} {day} {month} {year}")

  public func reading(of day: Day) -> String {
    let (year, month, dayOfMonth) = day.parts
    let weekday = day.weekday.rawValue - 1
    let values = [
      "weekday": weekdays.indices.contains(weekday) ? weekdays[weekday] : "",
      "month": months.indices.contains(month - 1) ? months[month - 1] : padded(month, to: 2),
      "day": String(dayOfMonth), "year": String(year),
    ]
    return Self.fill(pattern, values)
  }

  private static func fill(_ pattern: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      result += values[name] ?? String(rest[...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension DateValue {
  /// The value for a screen: `Fri 27 Nov 2026`, `Fri 27 Nov 2026 17:00`. A moment is shown in the zone of the reader;
  /// the zone in which it was meant follows if it is another one.
  public func reading(in zone: TimeZone, _ names: DateNames) -> String {
    switch self {
    case .day(let day):
      return names.reading(of: day)
    case .moment(let moment):
      let wall = moment.wallTime(in: zone)
      let reading = "\(names.reading(of: wall.day)) \(wall.time)"
      return moment.zone == zone.identifier ? reading : "\(reading) (\(moment.zone))"
    }
  }
}
