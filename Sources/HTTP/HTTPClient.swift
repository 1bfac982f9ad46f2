public import HTTPTypes

/// Sends requests. The live client uses libcurl, scripts and tests use stubs, and the demo uses embedded
/// data.
public protocol HTTPClient: Sendable {
  /// Sends one request and waits for the complete response. Cancelling the task ends the transfer.
  /// - Throws: `HTTPFailure` if there is no response, `CancellationError` if the task was cancelled. A status
  ///   of 400 or above is a response and does not throw.
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPAnswer
}
