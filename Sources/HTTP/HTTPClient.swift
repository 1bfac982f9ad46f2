import Domain
public import HTTPTypes

/// Sends requests. The live client uses libcurl, scripts and tests use stubs, and the demo uses embedded
/// data.
public protocol HTTPClient: Sendable {
  /// Sends one request and waits for the complete response. Cancelling the task ends the transfer.
  /// - Throws: `AppError` if there is no response, `CancellationError` if the task was cancelled. A status
  ///   of 400 or above is a response and does not throw.
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse
}

/// A complete response: the head and the decoded body.
public struct HTTPClientResponse: Hashable, Sendable {
  public var head: HTTPResponse
  public var body: [UInt8]

  public init(head: HTTPResponse, body: [UInt8]) {
    self.head = head
    self.body = body
  }
}
