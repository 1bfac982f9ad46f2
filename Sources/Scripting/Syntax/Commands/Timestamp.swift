/// Reads points in time as RFC 3339 writes them.
enum Timestamp {
  /// The time since 1970-01-01T00:00:00Z, or nil where the text is no time.
  static func sinceEpoch(_ text: String) -> Duration? {
    guard
      let match = text.wholeMatch(
        of: /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))/
          .asciiOnlyDigits()),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      let hour = Int(match.4), let minute = Int(match.5), let second = Int(match.6),
      (1...12).contains(month), day >= 1, day <= days(inMonth: month, of: year),
      hour < 24, minute < 60, second < 60
    else { return nil }
    var seconds = daysSinceEpoch(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
    if let sign = match.8, let hours = match.9.flatMap({ Int($0) }),
      let minutes = match.10.flatMap({ Int($0) })
    {
      guard hours < 24, minutes < 60 else { return nil }
      seconds += (sign == "+" ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }
    return .seconds(seconds) + .nanoseconds(nanoseconds(match.7 ?? ""))
  }

  private static func nanoseconds(_ fraction: Substring) -> Int {
    Int(fraction + String(repeating: "0", count: 9 - fraction.count)) ?? 0
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// In the Gregorian calendar, which RFC 3339 uses for all years.
  private static func daysSinceEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let before = year - 1
    let leapDays = before / 4 - before / 100 + before / 400 - 477
    let daysOfMonths = (1..<month).reduce(0) { $0 + days(inMonth: $1, of: year) }
    return (year - 1970) * 365 + leapDays + daysOfMonths + day - 1
  }
}
