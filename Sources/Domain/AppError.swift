public import FoundationEssentials

/// Everything that can go wrong in a way that a person should hear of.
public enum AppError: Error, Hashable, Sendable {
  case offline
  case unknownHost(String)
  case refused(host: String)
  case connectionLost
  case insecure(reason: String)
  /// A certificate is good, but for another host: `name`, as the server wrote it, nil where it cannot be read.
  case wrongHost(host: String, name: String?)
  /// A day is in UTC, as 2026-01-31, nil where it cannot be read.
  case certificateExpired(host: String, day: String?)
  case certificateNotYetValid(host: String, day: String?)
  /// Nobody who is trusted vouches for a certificate; `name` is who issued it, as the server wrote it.
  case unknownIssuer(host: String, name: String?)
  /// The file of those who are trusted, which the person chose, cannot be read.
  case noCertificates
  case timedOut
  /// 401: `isAnonymous` where no token was sent.
  case unauthorized(isAnonymous: Bool)
  /// 403 without a limit: `reason` is what GitHub says of it, nil where it says nothing.
  case forbidden(reason: String?)
  case notFound
  /// 422: `reason` is what GitHub says of it, nil where it says nothing.
  case invalidQuery(reason: String?)
  case queryTooLong
  /// GitHub asks to wait; `until` is when to try again.
  case rateLimited(until: Date, isAnonymous: Bool)
  case server(status: Int)
  case unexpectedStatus(Int)
  case notJSON
  /// JSON with more values than an answer of GitHub has.
  case tooManyValues
  case tooLarge(limitBytes: Int)
  case tooManyHeaders
  /// The answer says in two ways where it ends.
  case twoLengths
  case tooManyRedirects(limit: Int)
  /// Nil: an address that cannot be read.
  case redirectRefused(to: String?)
  /// The process may open too few files at once for a request.
  case fewDescriptors
  /// The library that sends requests cannot be loaded.
  case noCurl
  case other(reason: String)

  case emptyTitle
  case todoGone
  case storage(StorageError)
}
