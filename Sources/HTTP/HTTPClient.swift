public import HTTPTypes

/// Sends requests. The live one is libcurl; scripts and tests have stubs; the demo answers from embedded
/// data.
public protocol HTTPClient: Sendable {
  /// Sends one request and waits for the whole answer. Cancelling the task ends the transfer.
  /// - Throws: `HTTPFailure` where no answer came, `CancellationError` when the task was cancelled. A status
  ///   of 400 and above is an answer and does not throw.
  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPAnswer
}
