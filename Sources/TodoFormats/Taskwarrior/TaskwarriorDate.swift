import Dates
import Domain
import FoundationEssentials

/// The dates of taskwarrior: instants in UTC, such as `20261127T160000Z`.
enum TaskwarriorDate {
  static func text(_ instant: Date) -> String {
    // No wall time has fractions, so they are cut.
    let wall = Moment(instant, in: .gmt).wallTime(in: .gmt)
    let time = wall.time
    let day = wall.day.description.filter { $0 != "-" }
    return day + "T" + [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
      + "Z"
  }

  static func text(_ date: DateValue, _ context: FormatContext) -> String {
    switch date {
    case .day(let day): text(context.start(of: day))
    case .moment(let moment): text(moment.date)
    }
  }

  /// The last second of a day, for a date that includes its day.
  static func end(_ date: DateValue, _ context: FormatContext) -> String {
    switch date {
    case .day(let day): text(context.start(of: day.adding(days: 1)).addingTimeInterval(-1))
    case .moment(let moment): text(moment.date)
    }
  }

  /// The first or last second of a day is the day, because taskwarrior has no days.
  static func date(_ value: JSONTree?, _ context: FormatContext) -> DateValue? {
    guard let instant = instant(value) else { return nil }
    let moment = Moment(instant, in: context.zone)
    let wall = moment.wallTime(in: context.zone)
    let isDay = wall.time == .midnight || wall.time == ClockTime(hour: 23, minute: 59, second: 59)
    return isDay || context.start(of: wall.day) == instant ? .day(wall.day) : .moment(moment)
  }

  /// The last second of a day is the day, for a date that includes its day. Midnight is not: nothing of the day is left of it.
  static func last(_ value: JSONTree?, _ context: FormatContext) -> DateValue? {
    let date = date(value, context)
    guard case .day? = date, let instant = instant(value) else { return date }
    let isEnd = date.map { end($0, context) } == text(instant)
    return isEnd ? date : .moment(Moment(instant, in: context.zone))
  }

  /// Also reads the forms that other programs and older versions write: with hyphens and colons, or seconds since 1970.
  static func instant(_ value: JSONTree?) -> Date? {
    switch value {
    case .number(let digits): return Double(digits).flatMap(instant(seconds:))
    case .text(let text):
      if let moment = Moment(rfc3339: text, in: .gmt) { return moment.date }
      if text.count > 8, let seconds = Double(text) { return instant(seconds: seconds) }
      return compact(text)
    default: return nil
    }
  }

  /// Nil unless it is in the years 1 to 9999, of which octodo knows the days.
  private static func instant(seconds: Double) -> Date? {
    (-62_135_596_800..<253_402_300_800).contains(seconds) ? Date(timeIntervalSince1970: seconds) : nil
  }

  private static func compact(_ text: String) -> Date? {
    let digits = Array(text)
    guard digits.count == 16, digits[8] == "T", digits[15] == "Z" else { return nil }
    func pair(_ start: Int) -> String { String(digits[start..<start + 2]) }
    let day = "\(pair(0))\(pair(2))-\(pair(4))-\(pair(6))"
    return Moment(rfc3339: "\(day)T\(pair(9)):\(pair(11)):\(pair(13))Z", in: .gmt)?.date
  }
}
