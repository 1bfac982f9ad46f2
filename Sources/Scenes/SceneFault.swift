/// What can go wrong with a request, in the order in which F8 goes through it.
public enum SceneFault: String, CaseIterable, Hashable, Sendable {
  case offline
  case timeout
  /// 401.
  case unauthorized = "401"
  /// 403, as GitHub answers when no requests are left: they are back after a minute.
  case limit = "403 limit"
  /// 404.
  case notFound = "404"
  /// 422.
  case invalid = "422"
  /// 500.
  case server = "500"
  /// A web page in the place of JSON, as a hotel's network sends it.
  case garbage
}
