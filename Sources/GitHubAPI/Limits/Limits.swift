import Domain
import FoundationEssentials

/// What GitHub allows at this moment: what is left of each pool, and the pauses that it asked for. Who goes
/// on asking in a pause may be shut out, so nothing is sent in one.
/// Source: docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api.
struct Limits {
  private static let firstPause: TimeInterval = 60

  private(set) var pools: [String: RateLimit] = [:]
  /// Pauses of one pool.
  private var poolPauses: [String: Date] = [:]
  /// A pause of everything: GitHub's secondary limits count all requests together.
  private var pause: Date?
  /// How many answers in a row asked for a pause without saying how long.
  private var untimedPauses = 0

  /// The end of the pause that a request of this pool falls into; nil where it may be sent.
  func pauseEnd(of resource: String, now: Date) -> Date? {
    let pool = pools[resource].flatMap { $0.remaining == 0 ? $0.resetsAt : nil }
    let end = [pause, poolPauses[resource], pool].compactMap { $0 }.max()
    return end.flatMap { $0 > now ? $0 : nil }
  }

  /// Takes in what an answer says is left. Answers may come in another order than that in which GitHub counted their
  /// requests, so within one window the least counts.
  mutating func note(_ headers: LimitHeaders, now: Date) {
    guard var limit = headers.rateLimit else { return }
    if let known = pools[limit.resource], known.resetsAt > now, limit.resetsAt < known.resetsAt + Self.jitter
    {
      // Of a window that is over an answer says nothing that still holds.
      guard limit.resetsAt > known.resetsAt - Self.jitter else { return }
      limit.remaining = min(limit.remaining, known.remaining)
    }
    pools[limit.resource] = limit
  }

  /// How far apart two answers may put the end of one window: GitHub's times are whole seconds, and answers are on their
  /// way for a while.
  private static let jitter: TimeInterval = 10

  /// An answer that asked for no pause ends the growth of those without a time.
  mutating func noteAccepted() {
    untimedPauses = 0
  }

  /// Takes in an answer that asked for a pause.
  /// - Returns: its end: as `retry-after` says; else, where nothing is left, when the pool is filled again;
  ///   else in a minute, and twice as long each time that it is asked for again.
  mutating func noteRefused(_ headers: LimitHeaders, resource: String, now: Date) -> Date {
    var end: Date
    if let retryAt = headers.retryAt {
      end = retryAt
    } else if headers.isUsedUp, let limit = headers.rateLimit, limit.resetsAt > now {
      end = limit.resetsAt
    } else if let running = pauseEnd(of: resource, now: now) {
      // Requests that were under way together are refused together; that is one refusal.
      end = running
    } else {
      end = now + min(Self.firstPause * Double(1 << min(untimedPauses, 10)), LimitHeaders.longestPause)
      untimedPauses += 1
    }
    // A refusal that comes late, and asks for less, does not shorten the pause.
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
