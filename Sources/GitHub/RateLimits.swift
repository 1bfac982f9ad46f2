import Domain
import FoundationEssentials
import HTTPTypes

/// The current rate limits: the state of each pool and the pauses that GitHub requested. Nothing is sent
/// during a pause, because GitHub may ban a client that continues.
/// Source: docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api.
struct RateLimits {
  private static let firstPause: TimeInterval = 60

  /// In seconds: what two equal dates may differ by after additions.
  private static let rest: TimeInterval = 0.001

  private(set) var pools: [String: RateLimit] = [:]
  /// Pauses of single pools.
  private var poolPauses: [String: Date] = [:]
  /// A pause of all requests: GitHub's secondary rate limits count all requests together.
  private var pause: Date?
  /// The number of consecutive pauses without a time.
  private var untimedPauses = 0
  /// The time that was seen last.
  private var latest: Date?

  /// Moves all ends with a clock that was set back: a pause takes as long as GitHub asked for, and not until the clock has
  /// been there again.
  mutating func follow(_ now: Date) {
    defer { latest = now }
    guard let latest, now < latest else { return }
    let step = now.timeIntervalSince(latest)
    pause = pause.map { $0 + step }
    poolPauses = poolPauses.mapValues { $0 + step }
    for name in pools.keys { pools[name]?.resetsAt += step }
  }

  /// The end of the pause that applies to a request of this pool; nil if it may be sent.
  func pauseEnd(of resource: String, now: Date) -> Date? {
    let pool = pools[resource].flatMap { $0.remaining == 0 ? $0.resetsAt : nil }
    let end = [pause, poolPauses[resource], pool].compactMap { $0 }.max()
    return end.flatMap { $0.timeIntervalSince(now) > Self.rest ? $0 : nil }
  }

  /// Records the rate limit of a response. Responses may arrive in another order than GitHub counted their
  /// requests, so within one window the lowest value counts.
  mutating func note(_ headers: LimitHeaders, now: Date) {
    guard var limit = headers.rateLimit else { return }
    if let known = pools[limit.resource], known.resetsAt > now, limit.resetsAt < known.resetsAt + Self.jitter
    {
      // The response is about a window that is over.
      guard limit.resetsAt > known.resetsAt - Self.jitter else { return }
      limit.remaining = min(limit.remaining, known.remaining)
    }
    pools[limit.resource] = limit
  }

  /// The tolerance, in seconds, for two responses that state the end of the same window: GitHub rounds to
  /// whole seconds, and responses take time to arrive.
  private static let jitter: TimeInterval = 10

  /// Resets the doubling of pauses without a time.
  mutating func noteAccepted() {
    untimedPauses = 0
  }

  /// Records a response that requested a pause.
  /// - Returns: the end of the pause: `retry-after` if there is one; else the reset time of a used up pool;
  ///   else a minute, doubled each time.
  mutating func noteRefused(_ headers: LimitHeaders, resource: String, now: Date) -> Date {
    var end: Date
    if let retryAt = headers.retryAt {
      end = retryAt
    } else if headers.isUsedUp, let limit = headers.rateLimit, limit.resetsAt > now {
      end = limit.resetsAt
    } else if let running = pauseEnd(of: resource, now: now) {
      // Requests in flight together are refused together and count as one refusal.
      end = running
    } else {
      end = now + min(Self.firstPause * Double(1 << min(untimedPauses, 10)), LimitHeaders.longestPause)
      untimedPauses += 1
    }
    // A late refusal with an earlier end does not shorten the pause.
    if headers.isUsedUp {
      let pool = headers.rateLimit?.resource ?? resource
      end = max(end, poolPauses[pool] ?? end)
      poolPauses[pool] = end
    } else {
      end = max(end, pause ?? end)
      pause = end
    }
    return end
  }
}

/// The rate limit headers of a response, with times converted to this machine's clock: GitHub's times are
/// measured against the response's `date`, so a wrong local clock does not lengthen a pause.
/// Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api.
struct LimitHeaders {
  /// In seconds: the longest accepted time until a window ends. GitHub's longest one is an hour, so more is a mistake.
  static let longestPause: TimeInterval = 3_600

  /// In seconds: the longest pause that is accepted where the server names it. A proxy's limits can be for a day.
  static let longestRetry: TimeInterval = 86_400

  /// The largest number of requests that is believed.
  private static let mostRequests = 1_000_000_000

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
    // Servers without a limit send numbers near the largest integer, with which nothing can be counted.
    let limit = fields[named: .rateLimitLimit].flatMap(Int.init).map { min($0, Self.mostRequests) }
    let reset = fields[named: .rateLimitReset].flatMap(Int.init)
    if let limit, let remaining, let reset {
      let wait = Double(reset) - serverNow.timeIntervalSince1970
      rateLimit = RateLimit(
        limit: limit, remaining: min(max(remaining, 0), Self.mostRequests),
        resetsAt: now + min(wait, Self.longestPause),
        resource: fields[named: .rateLimitResource] ?? resource)
    } else {
      rateLimit = nil
    }
    retryAt = fields[.retryAfter].flatMap { Self.seconds($0, serverNow: serverNow) }
      .map { now + min($0, Self.longestRetry) }
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
