import Collector
import Domain
import Screens
import Texts

extension Texts {
  /// Why events are not sent, and what to do next.
  func sentence(for problem: CollectorProblem, host: String) -> String {
    switch problem {
    case .answer(.unreachable): tracking.unreachable(host: host)
    case .answer(.status(let status)): tracking.status(host: host, status: "\(status)")
    case .answer(.page): tracking.page(host: host)
    case .answer(.redirected): tracking.redirected(host: host)
    case .answer(.invalidRequest): tracking.invalidRequest(host: host)
    case .storage(let error): tracking.queue(reason: reason(of: error))
    }
  }

  /// Why an event was not saved, and what to do next.
  func notKept(_ error: AppError) -> String {
    tracking.notKept(reason: reason(of: error))
  }

  private func reason(of error: AppError) -> String {
    if case .storage(let error) = error { return reason(of: error) }
    return String(sentence(for: error).dropLast())
  }
}
