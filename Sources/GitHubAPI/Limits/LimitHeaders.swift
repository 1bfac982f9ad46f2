import Domain
import FoundationEssentials
import HTTPTypes

/// What an answer says about limits, its times turned into times of this machine's clock: GitHub's times are
/// taken against the answer's own `date`, so a clock that is wrong here does not lengthen a pause.
/// Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api.
struct LimitHeaders {
  /// No pause is longer than this. GitHub's longest window is an hour; what is beyond is a mistake of
  /// somebody's.
  static let longestPause: TimeInterval = 3_600

  /// What is left of the pool; nil where the answer does not say it all.
  let rateLimit: RateLimit?
  /// True where nothing is left, whether or not the answer says until when.
  let isUsedUp: Bool
  /// The end of the pause that `retry-after` asks for.
  let retryAt: Date?

  /// - Parameter resource: the pool, where the answer names none.
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

  /// Seconds, or a date; nil for what names no time to come.
  private static func seconds(_ text: String, serverNow: Date) -> TimeInterval? {
    let seconds = Int(text).map(Double.init) ?? HTTPDate.read(text)?.timeIntervalSince(serverNow)
    return seconds.flatMap { $0 > 0 ? $0 : nil }
  }
}
