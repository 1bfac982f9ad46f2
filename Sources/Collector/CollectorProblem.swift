public import Domain

/// Why events wait longer than they should.
public enum CollectorProblem: Error, Hashable, Sendable {
  case answer(Reason)
  /// The queue on this machine.
  case storage(AppError)

  /// What came instead of a receiver's yes.
  public enum Reason: Hashable, Sendable {
    case unreachable
    case status(Int)
    /// A page for people: a captive portal, or an address that is no receiver.
    case page
    case redirected
    case invalidRequest
  }
}
