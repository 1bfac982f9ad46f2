import HTTP
import HTTPTypes

extension HTTPAnswer {
  /// True if the response is a rate limit: a 429, or a 403 with a sign of one. A 403 without such a sign
  /// means that access is forbidden.
  func asksForPause(_ limits: LimitHeaders) -> Bool {
    switch response.status.code {
    case 429: true
    case 403: limits.retryAt != nil || limits.isUsedUp || Self.namesLimit(ErrorBody(body).reason)
    default: false
    }
  }

  private static func namesLimit(_ reason: String?) -> Bool {
    guard let reason = reason?.lowercased() else { return false }
    return ["rate limit", "secondary", "abuse"].contains { reason.contains($0) }
  }
}
