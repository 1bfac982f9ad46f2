public import FoundationEssentials

/// Everything that can go wrong in a way that a person should hear of.
public enum AppError: Error, Hashable, Sendable {
  case offline
  case unknownHost(String)
  case refused(host: String)
  case connectionLost
  case insecure(reason: String)
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
