public import FoundationEssentials
import Glibc
import Terminal
public import Texts

/// How lists show when something happened.
public enum DateChoice: String, CaseIterable, Hashable, Sendable {
  /// Ages: 3d.
  case relative
  /// Days: 2026-01-31.
  case absolute
}

/// The age of something in a few columns: now, 5m, 3h, 2d, 6w, 11mo, 3y.
public struct AgeText: Sendable {
  private let texts: FormatTexts

  public init(_ texts: Texts) {
    self.texts = texts.format
  }

  /// The width of a column of ages below a title, in cells.
  public static func columns(under title: String, in language: Language) -> Int {
    let longestAge =
      switch language {
      case .en: 4
      case .ja: 6
      }
    return max(longestAge, DisplayText(title).width)
  }

  /// Whether the date is in the last minute, or in the future: a clock behind GitHub's must not cause a negative age.
  func isNow(_ date: Date, now: Date) -> Bool { Int(now.timeIntervalSince(date)) < 60 }

  /// The age for a sentence: `3h`, or `just now`.
  public func phrase(_ date: Date, now: Date) -> String {
    isNow(date, now: now) ? texts.justNow : short(date, now: now)
  }

  /// The time between the date and `now` in the largest unit that fits: `3h`; the word `now` for the last
  /// minute and for the future.
  public func short(_ date: Date, now: Date) -> String {
    if isNow(date, now: now) { return texts.now }
    let seconds = Int(now.timeIntervalSince(date))
    let (minute, hour, day) = (60, 3_600, 86_400)
    switch seconds {
    case ..<hour: return texts.minutes(number: "\(seconds / minute)")
    case ..<day: return texts.hours(number: "\(seconds / hour)")
    case ..<(14 * day): return texts.days(number: "\(seconds / day)")
    case ..<(60 * day): return texts.weeks(number: "\(seconds / (7 * day))")
    // Twelve months of 30 days are less than a year.
    case ..<(365 * day): return texts.months(number: "\(min(11, seconds / (30 * day)))")
    default: return texts.years(number: "\(seconds / (365 * day))")
    }
  }
}

/// A time of day with seconds: 14:03:07.
public enum ClockText {
  /// The local time in a zone.
  public static func seconds(_ date: Date, in zone: TimeZone) -> String {
    let day = 86_400
    let local = Int(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
    let second = (local % day + day) % day
    return [second / 3_600, second / 60 % 60, second % 60].map(twoDigits).joined(separator: ":")
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// A day in ISO 8601 format: 2026-01-31.
public enum DayText {
  /// The width in cells.
  static let columns = 10

  /// The local day in a zone.
  public static func iso(_ date: Date, in zone: TimeZone) -> String {
    // With the zone's offset added, the day in UTC is the local day.
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
    var day = tm()
    gmtime_r(&seconds, &day)
    return String(unsafeUninitializedCapacity: 32) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, $0.count, "%04Y-%m-%d", &day) }
    }
  }
}
