/// The ways in which a request can fail, in the order of the F8 key.
public enum SceneFault: String, CaseIterable, Hashable, Sendable {
  case offline
  case timeout
  /// 401.
  case unauthorized = "401"
  /// 403, GitHub's response at the rate limit, which resets after a minute.
  case limit = "403 limit"
  /// 404.
  case notFound = "404"
  /// 422.
  case invalid = "422"
  /// 500.
  case server = "500"
  /// A web page instead of JSON, like a hotel network's login page.
  case garbage
}
