import HTTPTypes
public import Stubs

/// The requests that a state answers, and its responses.
public typealias SceneStub = Stub<SceneResponse>

/// The response to a request of a scene, and its timing.
public typealias SceneReply = StubReply<SceneResponse>

/// The method of a request of a scene.
public enum SceneMethod: String, Sendable {
  case get = "GET"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
}

/// The response of a stub as a scene declares it: its body can be a file, which is read when the scene is loaded.
public struct SceneResponse: Hashable, Sendable {
  /// The body of a response, in the scene or in a file.
  public enum Body: Hashable, Sendable {
    /// `Resources/scenes/FEATURE/NAME.json`.
    case fixture(String)
    case json(String)
    case text(String)
  }

  public let body: Body
  public let status: Int
  public internal(set) var headers: [Header]

  /// One response header.
  public struct Header: Hashable, Sendable {
    public let name: String
    public let value: String
  }
}

extension Stub<SceneResponse> {
  /// - Parameters:
  ///   - method: that of the request.
  ///   - target: `/path?query` below the API's base, or a whole URL.
  ///   - including: parameters that a request must have at least; if nil, the target's query must be the whole query.
  ///   - later: the replies to later requests.
  public init(
    _ method: SceneMethod = .get, to target: String, including: KeyValuePairs<String, String>? = nil,
    _ reply: SceneReply,
    then later: [SceneReply] = [], file: String = #fileID, line: Int = #line
  ) {
    let parameters = including.map { " including " + $0.map { "\($0)=\"\($1)\"" }.joined(separator: " ") }
    self.init(
      RequestMatch(
        method: HTTPRequest.Method(method.rawValue), target: target,
        including: including?.map { ParameterMatch(name: $0.key, value: .equal($0.value)) }),
      reply: reply, then: later, file: file, line: line,
      source: "\(method.rawValue) \(target)\(parameters ?? "")")
  }
}

extension StubReply<SceneResponse> {
  /// JSON from `Resources/scenes/FEATURE/NAME.json`.
  public static func fixture(
    _ name: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
  ) -> SceneReply {
    reply(.fixture(name), status, headers)
  }

  /// JSON given as text.
  public static func json(
    _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
  ) -> SceneReply {
    reply(.json(text), status, headers)
  }

  /// Any text, for example a README.
  public static func text(
    _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
  ) -> SceneReply {
    reply(.text(text), status, headers)
  }

  /// The same reply, delayed after the request.
  public func after(_ delay: Duration) -> SceneReply {
    var reply = self
    reply.delay = delay
    return reply
  }

  /// The same reply with one more header. A fault has none.
  func adding(_ name: String, _ value: String) -> SceneReply {
    guard case .response(var response) = content else { return self }
    response.headers.append(SceneResponse.Header(name: name, value: value))
    var reply = self
    reply.content = .response(response)
    return reply
  }

  private static func reply(
    _ body: SceneResponse.Body, _ status: Int, _ headers: KeyValuePairs<String, String>
  ) -> SceneReply {
    let headers = headers.map { SceneResponse.Header(name: $0.key, value: $0.value) }
    return SceneReply(.response(SceneResponse(body: body, status: status, headers: headers)))
  }
}

/// The ways in which a request can fail.
extension StubReply<SceneResponse> {
  /// No response, ever.
  public static var never: SceneReply { SceneReply(text("").content, hold: neverReleased) }

  /// There is no network.
  public static var offline: SceneReply { SceneReply(.fault(.offline)) }

  public static var timeout: SceneReply { SceneReply(.fault(.timeout)) }

  /// 401.
  public static var unauthorized: SceneReply { refusal(401, "Bad credentials") }

  /// 403, GitHub's response at the rate limit, which resets after a minute. The wait is the difference between the two
  /// times, whatever the clock says.
  /// Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api.
  public static var rateLimited: SceneReply {
    refusal(
      403, "No requests are left for this hour",
      [
        "Date": "Thu, 01 Jan 2026 00:00:00 GMT", "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": "1767225660", "X-RateLimit-Resource": "core",
      ])
  }

  /// 404.
  public static var notFound: SceneReply { refusal(404, "Not Found") }

  /// 422.
  public static var invalid: SceneReply { refusal(422, "This query cannot be read") }

  /// 500.
  public static var serverError: SceneReply { refusal(500, "Server Error") }

  /// A web page instead of JSON, like a hotel network's login page.
  public static var webPage: SceneReply {
    text("<html><body>Welcome to the hotel</body></html>", headers: ["Content-Type": "text/html"])
  }

  private static func refusal(
    _ status: Int, _ message: String, _ headers: KeyValuePairs<String, String> = [:]
  ) -> SceneReply {
    json("{\"message\":\"\(message)\"}", status: status, headers: headers)
  }
}
