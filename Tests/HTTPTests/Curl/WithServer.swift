import EventLoop
import HTTP
import HTTPTypes
import TestSupport

/// Runs `body` with a real client and a real server, and stops the server.
/// - Throws: what `body` throws.
func withServer<T: Sendable>(
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
  static var quick: Self {
    var limits = Self()
    limits.total = .seconds(10)
    return limits
  }
}

extension LoopbackServer {
  func request(
    _ path: String, method: HTTPRequest.Method = .get, scheme: String = "http", headers: HTTPFields = [:]
  ) -> HTTPRequest {
    HTTPRequest(method: method, scheme: scheme, authority: authority, path: path, headerFields: headers)
  }

  var origin: HTTPOrigin? { HTTPOrigin(scheme: "http", authority: authority) }
}

extension HTTPAnswer {
  var text: String { String(decoding: body, as: UTF8.self) }
}
