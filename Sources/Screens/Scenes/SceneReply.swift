/// The response to a request, and its timing.
public struct SceneReply: Hashable, Sendable {
  public enum Body: Hashable, Sendable {
    /// `Resources/scenes/FEATURE/NAME.json`.
    case fixture(String)
    case json(String)
    case text(String)
    case fault(SceneFault)
  }

  public let body: Body
  public let status: Int
  public private(set) var headers: [Header]
  /// On the sandbox's clock.
  public private(set) var delay: Duration?
  /// True if no response ever arrives.
  public private(set) var isHeld = false
  /// True if the first response can be cached and all later requests find no network.
  public private(set) var precedesOutage = false

  /// One response header.
  public struct Header: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  private init(_ body: Body, status: Int = 200, headers: KeyValuePairs<String, String> = [:]) {
    self.body = body
    self.status = status
    self.headers = headers.map { Header(name: $0.key, value: $0.value) }
  }

  /// JSON from `Resources/scenes/FEATURE/NAME.json`.
  public static func fixture(
    _ name: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
  ) -> SceneReply {
    SceneReply(.fixture(name), status: status, headers: headers)
  }

  /// JSON given as text.
  public static func json(
    _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
  ) -> SceneReply {
    SceneReply(.json(text), status: status, headers: headers)
  }

  /// Any text, for example a README.
  public static func text(
    _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
  ) -> SceneReply {
    SceneReply(.text(text), status: status, headers: headers)
  }

  /// A fault.
  public static func fault(_ fault: SceneFault) -> SceneReply { SceneReply(.fault(fault)) }

  /// No response, ever.
  public static var never: SceneReply {
    var reply = SceneReply(.text(""))
    reply.isHeld = true
    return reply
  }

  /// The same reply to the first request; later ones find no network.
  public var thenOffline: SceneReply {
    var reply = self
    reply.precedesOutage = true
    return reply
  }

  /// The same reply with a link to a next page, and to a last one if there is one.
  func linking(to next: String, last: String? = nil) -> SceneReply {
    let links = [(next, "next"), (last, "last")].compactMap { address, relation in
      address.map { "<\($0)>; rel=\"\(relation)\"" }
    }
    var reply = self
    reply.headers.append(Header(name: "Link", value: links.joined(separator: ", ")))
    return reply
  }

  /// The same reply, delayed after the request.
  public func after(_ delay: Duration) -> SceneReply {
    var reply = self
    reply.delay = delay
    return reply
  }
}

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
