public import FoundationEssentials

/// How long ago something was, in at most four columns: now, 5m, 3h, 2d, 6w, 11mo, 3y.
public enum AgeText {
  /// How long before `now` the date was, in the largest unit that fits: `3h`; the word `now` for any date of
  /// the last minute or to come.
  public static func short(_ date: Date, now: Date) -> String {
    let seconds = Int(now.timeIntervalSince(date))
    let (minute, hour, day) = (60, 3_600, 86_400)
    switch seconds {
    // A clock that runs behind GitHub's is no reason to show a negative age.
    case ..<minute: return "now"
    case ..<hour: return "\(seconds / minute)m"
    case ..<day: return "\(seconds / hour)h"
    case ..<(14 * day): return "\(seconds / day)d"
    case ..<(60 * day): return "\(seconds / (7 * day))w"
    case ..<(365 * day): return "\(seconds / (30 * day))mo"
    default: return "\(seconds / (365 * day))y"
    }
  }
}
