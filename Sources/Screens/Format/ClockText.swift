public import FoundationEssentials

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
