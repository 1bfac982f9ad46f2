import Domain
import FoundationEssentials
import HTTPTypes

/// The rate limit headers of a response, with times converted to this machine's clock: GitHub's times are
/// measured against the response's `date`, so a wrong local clock does not lengthen a pause.
/// Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api.
struct LimitHeaders {
  /// In seconds: the longest accepted pause. GitHub's longest window is an hour, so a longer pause is a
  /// mistake.
  static let longestPause: TimeInterval = 3_600

  /// The state of the pool; nil if a header is missing.
  let rateLimit: RateLimit?
  /// True if no requests are left, even if the reset time is missing.
  let isUsedUp: Bool
  /// The end of the pause from `retry-after`.
  let retryAt: Date?

  /// - Parameter resource: the pool to assume if the response names none.
  init(_ fields: HTTPFields, resource: String, now: Date) {
    let serverNow = fields[.date].flatMap(HTTPDate.read) ?? now
    let remaining = fields[named: .rateLimitRemaining].flatMap(Int.init)
    isUsedUp = remaining == 0
    let limit = fields[named: .rateLimitLimit].flatMap(Int.init)
    let reset = fields[named: .rateLimitReset].flatMap(Int.init)
    if let limit, let remaining, let reset {
      let wait = Double(reset) - serverNow.timeIntervalSince1970
      rateLimit = RateLimit(
        limit: limit, remaining: max(remaining, 0), resetsAt: now + min(wait, Self.longestPause),
        resource: fields[named: .rateLimitResource] ?? resource)
    } else {
      rateLimit = nil
    }
    retryAt = fields[.retryAfter].flatMap { Self.seconds($0, serverNow: serverNow) }
      .map { now + min($0, Self.longestPause) }
  }

  /// Seconds or a date; nil unless it is in the future.
  private static func seconds(_ text: String, serverNow: Date) -> TimeInterval? {
    let seconds = Int(text).map(Double.init) ?? HTTPDate.read(text)?.timeIntervalSince(serverNow)
    return seconds.flatMap { $0 > 0 ? $0 : nil }
  }
}

/// Parses times in HTTP headers.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Parses the only form that senders may use, `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
  static func read(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: String(words[2])) else {
      return nil
    }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    return try? Date("\(words[3])-\(number)-\(words[1])T\(words[4])Z", strategy: .iso8601)
  }
}
