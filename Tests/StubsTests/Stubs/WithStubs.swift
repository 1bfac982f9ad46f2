import EventLoop
import HTTP
import HTTPTypes
import TestSupport
import Testing

@testable import Stubs

/// Runs `body` with a stub client below `https://api.github.com`, in virtual time.
/// - Throws: what `body` throws.
func withStubs<T: Sendable>(
  base: String = "https://api.github.com",
  _ body: @escaping @LoopActor @Sendable (StubHTTPClient, EventLoop) async throws -> T
) throws -> T {
  let base = try #require(HTTPAddress(url: base))
  return try onLoop { loop in
    try await body(StubHTTPClient(loop: loop, base: base, log: RequestLog(loop: loop)), loop)
  }
}

extension StubHTTPClient {
  /// Adds a stub that answers GET with a text.
  func stub(_ target: String, _ text: String, line: Int = 1) throws {
    let match = RequestMatch(method: .get, target: target)
    add(Stub(match, reply: try .text(text), line: line, source: "stub GET \"\(target)\""))
  }

  /// Sends a GET and returns the text of the body.
  func get(_ path: String, host: String = "api.github.com") async throws -> String {
    try await send(HTTPRequest(method: .get, scheme: "https", authority: host, path: path), body: []).text
  }
}

extension StubReply<HTTPClientResponse> {
  static func text(
    _ text: String, delay: Duration? = nil, hold: String? = nil, times: Int? = nil, isOptional: Bool = false
  ) throws -> Self {
    let response = try HTTPClientResponse(status: 200, body: Array(text.utf8))
    return StubReply(.response(response), delay: delay, hold: hold, times: times, isOptional: isOptional)
  }
}
