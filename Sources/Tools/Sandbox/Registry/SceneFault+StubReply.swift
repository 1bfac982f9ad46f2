import HTTP
import HTTPTypes
import Screens
import Stubs

extension SceneFault {
  /// - Throws: `SceneReplyError`.
  func stubReply() throws(SceneReplyError) -> StubReply {
    switch self {
    case .offline: StubReply(.fault(.offline))
    case .timeout: StubReply(.fault(.timeout))
    case .unauthorized: try Self.refusal(401, "These credentials are not valid")
    case .limit: try Self.refusal(403, "No requests are left for this hour", Self.usedUp)
    case .notFound: try Self.refusal(404, "Nothing is here")
    case .invalid: try Self.refusal(422, "This query cannot be read")
    case .server: try Self.refusal(500, "Something broke on the other side")
    case .garbage:
      try Self.answer(200, "<html><body>Welcome to the hotel</body></html>", ["Content-Type": "text/html"])
    }
  }

  /// The wait is the difference between the two times, whatever the clock says.
  /// Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api.
  private static let usedUp: KeyValuePairs = [
    "Date": "Thu, 01 Jan 2026 00:00:00 GMT", "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset": "1767225660", "X-RateLimit-Resource": "core",
  ]

  private static func refusal(
    _ status: Int, _ message: String, _ headers: KeyValuePairs<String, String> = [:]
  ) throws(SceneReplyError) -> StubReply {
    try answer(status, "{\"message\":\"\(message)\"}", headers)
  }

  private static func answer(
    _ status: Int, _ body: String, _ headers: KeyValuePairs<String, String>
  ) throws(SceneReplyError) -> StubReply {
    var fields = HTTPFields()
    for (name, value) in headers {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    do {
      return try .answer(status, headers: fields, body: Array(body.utf8))
    } catch {
      throw SceneReplyError(sentence: error.reason)
    }
  }
}
