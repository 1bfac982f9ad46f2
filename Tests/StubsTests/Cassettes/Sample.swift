import HTTP
import HTTPTypes

@testable import Stubs

/// Cassettes for tests.
enum Sample {
  static func response(_ status: Int = 200, _ headers: HTTPFields = [:], _ body: [UInt8])
    -> HTTPClientResponse
  {
    HTTPClientResponse(
      head: HTTPResponse(status: .init(code: status), headerFields: headers), body: body)
  }

  static func exchange(
    _ target: String, _ text: String, method: HTTPRequest.Method = .get, body: String = "", line: Int = 0
  ) -> CassetteExchange {
    CassetteExchange(
      method: method, target: RequestTarget(target), body: Array(body.utf8),
      reply: .response(response(200, [:], Array(text.utf8))), line: line)
  }

  static func cassette(_ exchanges: CassetteExchange...) -> Cassette {
    Cassette(recordings: [CassetteRecording(test: nil, clock: nil, exchanges: exchanges)])
  }

  /// A cassette with one response that has this body.
  static func cassette(body: [UInt8]) -> Cassette {
    cassette(
      CassetteExchange(
        method: .get, target: RequestTarget("/a"), reply: .response(response(200, [:], body))))
  }
}

extension Cassette {
  /// Parses a text that follows the first line of a cassette.
  init(lines: String) throws {
    try self.init(reading: Array("octodo cassette 1\n\(lines)".utf8), file: "a.cassette")
  }

  /// The body of the first response; nil if there is none.
  var firstBody: [UInt8]? {
    guard case .response(let response)? = recordings.first?.exchanges.first?.reply else { return nil }
    return response.body
  }
}
