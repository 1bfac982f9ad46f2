import Dates
import Domain
import FoundationEssentials

/// The dates of iCalendar. Source: RFC 5545, 3.3.4, 3.3.5 and 3.3.6.
struct CalendarDate {
  let object: CalendarObject?
  let context: FormatContext

  /// A date without VALUE=DATE is a day, too, because some programs leave that out.
  func date(_ line: ContentLine?) -> DateValue? {
    guard let line else { return nil }
    return date(line.value.uppercased(), zone: line.parameter("TZID"))
  }

  /// The days of a line with several dates.
  /// - Parameter zone: where moments have their days; nil for their own zone.
  func days(_ line: ContentLine, in zone: TimeZone?) -> [Day] {
    line.value.uppercased().split(separator: ",").compactMap { text in
      let date = date(String(text), zone: line.parameter("TZID"))
      return zone.map { date?.day(in: $0) } ?? date?.ownDay
    }
  }

  private func date(_ text: String, zone: String?) -> DateValue? {
    guard let day = Day(compact: String(text.prefix(8))) else { return nil }
    guard text.count > 8 else { return .day(day) }
    var clock = text.dropFirst(8)
    let isUTC = clock.last == "Z"
    if isUTC { clock.removeLast() }
    guard clock.first == "T", clock.count == 7, clock.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    let numbers = clock.dropFirst().compactMap(\.wholeNumberValue)
    guard
      let time = ClockTime(
        hour: numbers[0] * 10 + numbers[1], minute: numbers[2] * 10 + numbers[3],
        // A leap second is the last one of its minute.
        second: min(numbers[4] * 10 + numbers[5], 59))
    else { return nil }
    let wall = WallTime(day, time)
    let chosen =
      isUTC ? Self.utc : zone.map { CalendarZone(object, context).zone($0, at: wall) } ?? context.zone
    return .moment(Moment(wall, in: chosen))
  }

  private static let utc = TimeZone(identifier: "UTC") ?? .gmt

  func instant(_ line: ContentLine?) -> Date? {
    switch date(line) {
    case .day(let day): context.start(of: day)
    case .moment(let moment): moment.date
    case nil: nil
    }
  }

  /// A span of time such as `P1DT2H`, in days and seconds.
  static func duration(_ text: String) -> (days: Int, seconds: Int)? {
    var rest = text.uppercased()[...]
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    guard rest.first == "P" else { return nil }
    rest.removeFirst()
    var (days, seconds) = (0, 0)
    while let first = rest.first {
      if first == "T" { rest.removeFirst() }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number < 10_000_000, let unit = rest.dropFirst(digits.count).first
      else { return nil }
      rest = rest.dropFirst(digits.count + 1)
      switch unit {
      case "W": days += 7 * number
      case "D": days += number
      case "H": seconds += 3600 * number
      case "M": seconds += 60 * number
      case "S": seconds += number
      default: return nil
      }
    }
    return isNegative ? (-days, -seconds) : (days, seconds)
  }

  // MARK: - Writing

  static func compact(_ wall: WallTime) -> String {
    let time = [wall.time.hour, wall.time.minute, wall.time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(compact(wall.day))T\(time.joined())"
  }

  static func compact(_ day: Day) -> String { day.description.filter { $0 != "-" } }

  static func utc(_ instant: Date) -> String {
    compact(Moment(instant, in: .gmt).wallTime(in: .gmt)) + "Z"
  }

  /// A line with a date.
  /// - Parameter old: the line that it replaces. A time without a zone stays one, and the zone keeps its name.
  func line(_ name: String, _ date: DateValue, replacing old: ContentLine? = nil) -> ContentLine {
    let kept = old?.parameters.filter { !["VALUE", "TZID"].contains($0.name) } ?? []
    switch date {
    case .day(let day):
      return ContentLine(name, [.init(name: "VALUE", values: ["DATE"])] + kept, Self.compact(day))
    case .moment(let moment):
      if let old, old.value.contains(where: { $0 == "T" || $0 == "t" }), old.value.last?.uppercased() != "Z" {
        guard let zone = old.parameter("TZID") else {
          guard !moment.isRepeated(in: context.zone) else {
            return ContentLine(name, kept, Self.utc(moment.date))
          }
          return ContentLine(name, kept, Self.compact(moment.wallTime(in: context.zone)))
        }
        let known = CalendarZone(object, context).zone(zone, at: moment.wallTime)
        if known.identifier == moment.zone, !moment.isRepeated(in: moment.timeZone) {
          return ContentLine(
            name, [.init(name: "TZID", values: [zone])] + kept, Self.compact(moment.wallTime))
        }
      }
      guard !Self.isUTC(moment), !moment.isRepeated(in: moment.timeZone) else {
        return ContentLine(name, kept, Self.utc(moment.date))
      }
      return ContentLine(
        name, [.init(name: "TZID", values: [moment.zone])] + kept, Self.compact(moment.wallTime))
    }
  }

  /// Zones without a name are written in UTC.
  static func isUTC(_ moment: Moment) -> Bool {
    !moment.zone.contains("/") || moment.zone.hasPrefix("Etc/")
  }
}

extension Moment {
  /// Whether its wall time is the second one of that name, when clocks go back, so that the wall time stands for the first.
  func isRepeated(in zone: TimeZone) -> Bool {
    Moment(wallTime(in: zone), in: zone).milliseconds / 1000 != milliseconds / 1000
  }
}

extension DateValue {
  /// The zone in which it was meant; nil for a day.
  var ownZone: TimeZone? { if case .moment(let moment) = self { moment.timeZone } else { nil } }

  /// Whether both are the same day or the same second.
  static func isSame(_ one: DateValue?, _ other: DateValue?) -> Bool {
    switch (one, other) {
    case (.day(let one), .day(let other)): one == other
    case (.moment(let one), .moment(let other)): one.milliseconds / 1000 == other.milliseconds / 1000
    case (nil, nil): true
    default: false
    }
  }
}
