public import FoundationEssentials

/// Everything that can go wrong in a way that a person should hear of. `message` is the sentence for it.
public enum AppError: Error, Hashable, Sendable {
  case offline
  case unknownHost(String)
  case refused(host: String)
  case connectionLost
  case insecure(reason: String)
  case timedOut
  /// 401: `isAnonymous` where no token was sent.
  case unauthorized(isAnonymous: Bool)
  case forbidden(reason: String)
  case notFound
  case invalidQuery(reason: String)
  /// GitHub asks to wait; `until` is when to try again.
  case rateLimited(until: Date, isAnonymous: Bool)
  case server(status: Int)
  case unexpectedStatus(Int)
  case notJSON
  case tooLarge(limitBytes: Int)
  case redirectRefused(to: String)
  case other(reason: String)

  case emptyTitle
  case todoGone
  case storage(reason: String)
}
