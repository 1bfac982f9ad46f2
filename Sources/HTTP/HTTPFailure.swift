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
