public import FoundationEssentials

/// What is left of a rate limit, as GitHub's `x-ratelimit-…` headers say it.
/// Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api.
public struct RateLimit: Hashable, Sendable {
  public var limit: Int
  public var remaining: Int
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
