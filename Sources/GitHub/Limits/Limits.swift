import Domain
import FoundationEssentials

/// The current rate limits: the state of each pool and the pauses that GitHub requested. Nothing is sent
/// during a pause, because GitHub may ban a client that continues.
/// Source: docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api.
struct Limits {
  private static let firstPause: TimeInterval = 60

  private(set) var pools: [String: RateLimit] = [:]
  /// Pauses of single pools.
  private var poolPauses: [String: Date] = [:]
  /// A pause of all requests: GitHub's secondary rate limits count all requests together.
  private var pause: Date?
  /// The number of consecutive pauses without a time.
  private var untimedPauses = 0

  /// The end of the pause that applies to a request of this pool; nil if it may be sent.
  func pauseEnd(of resource: String, now: Date) -> Date? {
    let pool = pools[resource].flatMap { $0.remaining == 0 ? $0.resetsAt : nil }
    let end = [pause, poolPauses[resource], pool].compactMap { $0 }.max()
    return end.flatMap { $0 > now ? $0 : nil }
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
