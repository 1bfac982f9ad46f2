import EventLoop
import HTTP
import HTTPTypes

/// Returns the responses that a test added, in order, and keeps the requests.
@LoopActor
final class FakeHTTPClient: HTTPClient {
  private(set) var requests: [HTTPRequest] = []
  private var answers: [HTTPAnswer]

  init(_ answers: HTTPAnswer...) {
    self.answers = answers
  }

  @LoopActor
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPAnswer {
    requests.append(request)
    guard !answers.isEmpty else { throw HTTPFailure.other(reason: "the test has no further answer") }
    return answers.removeFirst()
  }
}

extension HTTPAnswer {
  init(_ status: Int, etag: String? = nil, link: String? = nil, _ body: String) {
    var fields = HTTPFields()
    fields[.eTag] = etag
    if let name = HTTPField.Name("link") { fields[name] = link }
    let response = HTTPResponse(status: .init(code: status), headerFields: fields)
    self.init(response: response, body: Array(body.utf8))
  }
}
