public import Domain

/// Why sending events is delayed.
public enum CollectorProblem: Error, Hashable, Sendable {
  case answer(Reason)
  /// The local queue failed.
  case storage(AppError)

  /// Why the receiver did not accept a batch.
  public enum Reason: Hashable, Sendable {
    case unreachable
    case status(Int)
    /// A web page: from a captive portal, or at an address that is no receiver.
    case page
    case redirected
    case invalidRequest
  }
}
