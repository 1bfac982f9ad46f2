public import HTTPTypes

/// Sends requests. The live client uses libcurl, scripts and tests use stubs, and the demo uses embedded
/// data.
public protocol HTTPClient: Sendable {
  /// Sends one request and waits for the complete response. Cancelling the task ends the transfer.
  /// - Throws: `HTTPFailure` if there is no response, `CancellationError` if the task was cancelled. A status
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

/// Why there is no response.
public enum HTTPFailure: Error, Hashable, Sendable {
  case offline
  case unknownHost(String)
  case refused(host: String)
  /// The connection broke, or ended before the response was complete.
  case connectionLost
  case insecure(reason: String)
  case certificate(CertificateProblem, host: String)
  /// The trusted certificates cannot be read, because an environment variable names no valid file.
  case noCertificates
  case timedOut
  /// The decoded body is larger than the limit.
  case tooLarge(limitBytes: Int)
  case tooManyHeaders
  /// The response states its length in two contradictory ways.
  case twoLengths
  case tooManyRedirects(limit: Int)
  /// The server redirected to a scheme or host that octodo does not follow. The target is nil if the address
  /// cannot be read.
  case redirectRefused(to: String?)
  /// The limit of open files is too low.
  case fewDescriptors
  /// libcurl cannot be loaded.
  case noCurl
  case invalidRequest(reason: String)
  case other(reason: String)
}

/// Why a server's certificate is not accepted. Names are as the server sent them. A name or day is nil if it
/// could not be read.
public enum CertificateProblem: Hashable, Sendable {
  /// It is valid, but for other hosts: those in its subjectAltName, separated by commas. Its subject does not count.
  case wrongHost(names: String?)
  /// The last day on which it was valid, in UTC, as 2026-01-31.
  case expired(day: String?)
  /// The first day on which it will be valid, in the same form.
  case notYetValid(day: String?)
  /// No trusted authority signed it.
  case unknownIssuer(name: String?)
}
