import HTTP
import HTTPTypes

extension HTTPAnswer {
  /// True where GitHub refuses the request only for the moment. It says so with 429 or with 403; a 403 can as
  /// well mean that something is forbidden for good, and then none of these signs is there.
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
