/// What comes back for a request, and when.
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
  public let headers: [Header]
  /// By the sandbox's clock.
  public private(set) var delay: Duration?
  /// True where no answer ever comes.
  public private(set) var isHeld = false

  /// One line of the head.
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

  /// JSON as it stands there.
  public static func json(
    _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
  ) -> SceneReply {
    SceneReply(.json(text), status: status, headers: headers)
  }

  /// Any text, a README for example.
  public static func text(
    _ text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
  ) -> SceneReply {
    SceneReply(.text(text), status: status, headers: headers)
  }

  /// Something that goes wrong.
  public static func fault(_ fault: SceneFault) -> SceneReply { SceneReply(.fault(fault)) }

  /// Nothing, for ever.
  public static var never: SceneReply {
    var reply = SceneReply(.text(""))
    reply.isHeld = true
    return reply
  }

  /// The same, so long after the request.
  public func after(_ delay: Duration) -> SceneReply {
    var reply = self
    reply.delay = delay
    return reply
  }
}
