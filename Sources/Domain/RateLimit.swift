public import FoundationEssentials

/// What is left of a rate limit, as GitHub's `x-ratelimit-…` headers say it.
/// Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api.
public struct RateLimit: Hashable, Sendable {
  /// The requests of a whole window.
  public var limit: Int
  /// Those that are left of it.
  public var remaining: Int
  /// When the window ends and all requests are there again.
  public var resetsAt: Date
  /// The pool that the request was counted in: `core`, `search`, `code_search`.
  public var resource: String

  public init(limit: Int, remaining: Int, resetsAt: Date, resource: String) {
    self.limit = limit
    self.remaining = remaining
    self.resetsAt = resetsAt
    self.resource = resource
  }
}
