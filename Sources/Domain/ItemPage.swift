public import FoundationEssentials

/// One page of a list on GitHub.
public struct ItemPage<Item> {
  public var items: [Item]
  /// The number of items in the whole list as GitHub counts it. Nil if GitHub sends no count.
  public var total: Int?
  /// The number of items that can be loaded at most; nil without a limit.
  public var limit: Int?
  /// GitHub's search timed out, so items may be missing.
  public var isIncomplete: Bool
  /// The number of items that could not be decoded and were left out.
  public var unreadable: Int
  /// The cursor of the next page; nil on the last page.
  public var next: PageCursor?
  /// The cursor of the last page; nil on the last page, and if GitHub links to none.
  public var last: PageCursor?
  public var rateLimit: RateLimit?
  /// Whether items of organizations with single sign-on are missing, because the token is not authorized for them.
  public var needsSignOn = false
  /// Set if the page comes from an earlier response.
  public var saved: SavedCopy?
  /// Why a part of the page is missing; nil if it is whole.
  public var missing: AppError?

  public init(
    items: [Item], total: Int? = nil, limit: Int? = nil, isIncomplete: Bool = false, unreadable: Int = 0,
    next: PageCursor? = nil, last: PageCursor? = nil, rateLimit: RateLimit? = nil, saved: SavedCopy? = nil
  ) {
    self.items = items
    self.total = total
    self.limit = limit
    self.isIncomplete = isIncomplete
    self.unreadable = unreadable
    self.next = next
    self.last = last
    self.rateLimit = rateLimit
    self.saved = saved
  }

  /// The number of items that can be loaded; less than `total` in a long search. Nil if GitHub sends no count.
  public var reachable: Int? { total.map { min($0, limit ?? $0) } }

  /// The end of GitHub's rate limit, if that keeps back a new response or a part of this one; nil if it does not.
  public var pauseEnd: Date? { saved?.reason.pauseEnd ?? missing?.pauseEnd }
}

extension ItemPage: Sendable where Item: Sendable {}
extension ItemPage: Equatable where Item: Equatable {}

/// The address of another page, from the server's `link` header. No address of a page is built by hand.
public struct PageCursor: Hashable, Sendable {
  public let url: String

  public init(url: String) {
    self.url = url
  }

  /// From 1; nil if the address does not say it.
  public var number: Int? { WebAddress(url)?.value(of: "page").flatMap { Int($0) } }
}

/// The state of a rate limit, from GitHub's `x-ratelimit-…` headers.
/// Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api.
public struct RateLimit: Hashable, Sendable {
  /// Requests allowed per window.
  public var limit: Int
  /// Requests left in this window.
  public var remaining: Int
  /// The time at which the window ends and `remaining` is reset to `limit`.
  public var resetsAt: Date
  /// The pool that the request counted against: `core`, `search`, `code_search`.
  public var resource: String

  /// Whether less than a third is left, which a user should know.
  public var isScarce: Bool { remaining * 3 < limit }

  public init(limit: Int, remaining: Int, resetsAt: Date, resource: String) {
    self.limit = limit
    self.remaining = remaining
    self.resetsAt = resetsAt
    self.resource = resource
  }
}

/// Says that a value comes from an earlier response of GitHub, because there was no new one.
public struct SavedCopy: Hashable, Sendable {
  /// When GitHub sent the response, or last confirmed it.
  public let date: Date
  /// Why there was no new response.
  public let reason: AppError

  public init(from date: Date, because reason: AppError) {
    self.date = date
    self.reason = reason
  }
}

extension AppError {
  /// True if the network or the server is down for a while. An untrusted
  /// certificate, for example, must be reported.
  public var isOutage: Bool {
    switch self {
    case .offline, .unknownHost, .refused, .connectionLost, .timedOut, .server: true
    default: false
    }
  }

  /// The end of GitHub's rate limit, which this error reports; nil if it is another error.
  public var pauseEnd: Date? {
    if case .rateLimited(let until, _) = self { until } else { nil }
  }
}
