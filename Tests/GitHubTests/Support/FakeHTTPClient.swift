import Domain
import EventLoop
import HTTP
import HTTPTypes

/// Returns the responses that a test added, in order, and keeps the requests with their bodies.
@LoopActor
final class FakeHTTPClient: HTTPClient {
  private(set) var requests: [HTTPRequest] = []
  private(set) var bodies: [[UInt8]] = []
  private var answers: [Result<HTTPClientResponse, any Error>]

  init(_ answers: HTTPClientResponse...) {
    self.answers = answers.map { .success($0) }
  }

  init(failing error: any Error) {
    answers = [.failure(error)]
  }

  func add(_ response: HTTPClientResponse) {
    answers.append(.success(response))
  }

  func add(_ failure: AppError) {
    answers.append(.failure(failure))
  }

  @LoopActor
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    requests.append(request)
    bodies.append(body)
    guard !answers.isEmpty else { throw AppError.other(reason: "the test has no further answer") }
    return try answers.removeFirst().get()
  }
}
