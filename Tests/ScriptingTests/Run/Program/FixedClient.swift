import EventLoop
import HTTP
import HTTPTypes

/// Responds to every request with one text; with a loop, one millisecond later.
struct FixedClient: HTTPClient {
  let text: String
  var loop: EventLoop?

  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    if let loop { try await loop.sleep(for: .milliseconds(1)) }
    return HTTPClientResponse(head: HTTPResponse(status: .ok), body: Array(text.utf8))
  }
}
