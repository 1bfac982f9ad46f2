public import Dates
public import FoundationEssentials
import Terminal
public import Texts

/// The dates of todos as screens show them, in the zone of the user.
public struct TodoDateText {
  let texts: Texts
  private let now: Date
  private let zone: TimeZone
  private let today: Day
  private let names: (usual: DateNames, withYear: DateNames)

  public init(_ texts: Texts, now: Date, in zone: TimeZone) {
    (self.texts, self.now, self.zone) = (texts, now, zone)
    today = Moment(now, in: zone).wallTime.day
    names = (Self.names(texts, hasYear: false), Self.names(texts, hasYear: true))
  }

  private static func names(_ texts: Texts, hasYear: Bool) -> DateNames {
    let words = texts.todoFields
    let pattern =
      hasYear
      ? words.dateWithYear(weekday: "{weekday}", day: "{day}", month: "{month}", year: "{year}")
      : words.date(weekday: "{weekday}", day: "{day}", month: "{month}")
    return DateNames(
      weekdays: Self.words(words.weekdays), months: Self.words(words.months), pattern: pattern)
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Fri 27 Nov, with the year unless it is this one, and with the time of a moment.
  public func long(_ date: DateValue) -> String {
    if date.isSomeday { return texts.todoFields.someday }
    let isThisYear = date.day(in: zone).year == today.year
    return date.reading(in: zone, isThisYear ? names.usual : names.withYear)
  }

  /// Fri 27 Nov 2026, with the time of a moment.
  public func full(_ date: DateValue) -> String {
    date.isSomeday ? texts.todoFields.someday : date.reading(in: zone, names.withYear)
  }

  /// For a column: today, fri, 12d, 17:00; of a past date how long ago it was.
  public func short(_ date: DateValue) -> String {
    if date.isSomeday { return texts.todoFields.someday }
    if case .moment(let moment) = date, isOverdue(date) { return ago(moment.date) }
    let day = date.day(in: zone)
    switch day.number - today.number {
    case 0:
      guard case .moment(let moment) = date else { return texts.todoFields.today }
      return moment.wallTime(in: zone).time.description
    case 1...6: return names.usual.weekdays[day.weekday.rawValue - 1].lowercased()
    case let days where days > 0: return span(days: days)
    case let days: return span(days: -days)
    }
  }

  /// For a column: how late the todo is, or the date.
  /// - Parameter isShort: whether there is no room for the word overdue.
  public func due(_ date: DateValue, isShort: Bool) -> String {
    guard isOverdue(date) else { return short(date) }
    return isShort ? "! \(short(date))" : "! \(texts.todoFields.overdue(age: short(date)))"
  }

  public func isOverdue(_ date: DateValue) -> Bool { date.isOverdue(at: now, in: zone) }
  public func isToday(_ date: DateValue) -> Bool { date.isToday(at: now, in: zone) }

  /// Nov 2026.
  public func month(of day: Day) -> String {
    let months = names.usual.months
    return texts.todoFields.month(
      month: months.indices.contains(day.month - 1) ? months[day.month - 1] : "\(day.month)",
      year: "\(day.year)")
  }

  /// The names of the days of a week.
  public func weekdays(from first: Weekday) -> [String] {
    let names = names.usual.weekdays
    return Array(names.suffix(names.count - first.rawValue + 1) + names.prefix(first.rawValue - 1))
  }

  /// The time of a moment; nil for a day.
  public func time(_ date: DateValue) -> String? {
    if case .moment(let moment) = date { moment.wallTime(in: zone).time.description } else { nil }
  }

  /// 2026-11-27.
  public func iso(_ date: DateValue) -> String {
    date.isSomeday ? texts.todoFields.someday : date.day(in: zone).description
  }

  /// The number of the day. It changes at midnight.
  public var dayNumber: Int { today.number }

  private func span(days: Int) -> String {
    AgeText(texts).short(now.addingTimeInterval(Double(-days) * 86_400), now: now)
  }

  private func ago(_ date: Date) -> String { AgeText(texts).short(date, now: now) }
}
