public import FoundationEssentials
import Terminal
public import Texts

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

  /// The time between the date and `now` in the largest unit that fits: `3h`; the word `now` for the last
  /// minute and for the future.
  public func short(_ date: Date, now: Date) -> String {
    let seconds = Int(now.timeIntervalSince(date))
    let (minute, hour, day) = (60, 3_600, 86_400)
    switch seconds {
    // A clock behind GitHub's must not cause a negative age.
    case ..<minute: return texts.now
    case ..<hour: return texts.minutes(number: "\(seconds / minute)")
    case ..<day: return texts.hours(number: "\(seconds / hour)")
    case ..<(14 * day): return texts.days(number: "\(seconds / day)")
    case ..<(60 * day): return texts.weeks(number: "\(seconds / (7 * day))")
    case ..<(365 * day): return texts.months(number: "\(seconds / (30 * day))")
    default: return texts.years(number: "\(seconds / (365 * day))")
    }
  }
}
