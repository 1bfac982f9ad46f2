/// Why no answer came.
public enum HTTPFailure: Error, Hashable, Sendable {
  case offline
  case unknownHost(String)
  case refused(host: String)
  /// The connection broke, or ended before the whole answer was there.
  case connectionLost
  case insecure(reason: String)
  case certificate(CertificateProblem, host: String)
  /// The certificates that are trusted cannot be read: a variable names a file that is none.
  case noCertificates
  case timedOut
  /// The body, decoded, is longer than allowed.
  case tooLarge(limitBytes: Int)
  case tooManyHeaders
  /// The answer says in two ways where its body ends.
  case twoLengths
  case tooManyRedirects(limit: Int)
  /// The server pointed to where octodo does not go: another scheme, another host.
  /// Nil: an address that cannot be read.
  case redirectRefused(to: String?)
  /// The process may open too few files at once.
  case fewDescriptors
  /// libcurl cannot be loaded.
  case noCurl
  case invalidRequest(reason: String)
  case other(reason: String)
}
