import EventLoop
public import HTTP
public import HTTPTypes

/// Runs `body` with a real client and a real server, and stops the server.
/// - Throws: what `body` throws.
public func withServer<T: Sendable>(
  limits: CurlClient.Limits = .quick, redirectOrigins: Set<HTTPOrigin> = [],
  script: @escaping LoopbackServer.Script,
  _ body: @escaping @LoopActor @Sendable (CurlClient, LoopbackServer) async throws -> T
) throws -> T {
  let server = try LoopbackServer(script)
  defer { server.stop() }
  return try onRealLoop { loop in
    let client = CurlClient(
      loop: loop, userAgent: "octodo-test", redirectOrigins: redirectOrigins, limits: limits)
    return try await body(client, server)
  }
}

extension CurlClient.Limits {
  /// Long enough for any response over loopback on a busy machine.
  public static var quick: Self {
    var limits = Self()
    limits.total = .seconds(10)
    return limits
  }
}

extension LoopbackServer {
  public func request(
    _ path: String, method: HTTPRequest.Method = .get, scheme: String = "http", headers: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(method: method, scheme: scheme, authority: authority, path: path, headerFields: headers)
  }

  public var origin: HTTPOrigin? { HTTPOrigin(scheme: "http", authority: authority) }
}

extension HTTPClientResponse {
  public var text: String { String(decoding: body, as: UTF8.self) }
}
