import FoundationEssentials

/// Parses RFC 3339 timestamps.
enum RFC3339 {
  /// The time since 1970-01-01T00:00:00Z, or nil if the text is not a valid timestamp.
  static func sinceEpoch(_ text: String) -> Duration? {
    guard
      let match = text.wholeMatch(
        of: /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))/.asciiOnlyDigits()),
      case let local = match.1 + "Z", let date = try? Date(String(local), strategy: .iso8601),
      // Foundation accepts 30 February as a day in March.
      date.formatted(.iso8601) == local
    else { return nil }
    var seconds = Int(date.timeIntervalSince1970)
    if let sign = match.3, let hours = match.4.flatMap({ Int($0) }),
      let minutes = match.5.flatMap({ Int($0) })
    {
      guard hours < 24, minutes < 60 else { return nil }
      seconds += (sign == "+" ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }
    let fraction = (match.2 ?? "") + String(repeating: "0", count: 9 - (match.2?.count ?? 0))
    return .seconds(seconds) + .nanoseconds(Int(fraction) ?? 0)
  }
}
