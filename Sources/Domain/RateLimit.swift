public import FoundationEssentials

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

  public init(limit: Int, remaining: Int, resetsAt: Date, resource: String) {
    self.limit = limit
    self.remaining = remaining
    self.resetsAt = resetsAt
    self.resource = resource
  }
}
