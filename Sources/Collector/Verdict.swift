import HTTP
import HTTPTypes

/// What an answer means for the events that were sent.
enum Verdict: Hashable {
  /// The receiver has them.
  case taken
  /// It would take fewer at once.
  case tooLarge
  /// Not now; `after` is what the receiver asked for.
  case later(CollectorProblem.Reason, after: Duration?)

  init(_ answer: HTTPAnswer) {
    let status = answer.response.status.code
    let headers = answer.response.headerFields
    switch status {
    case 200..<300: self = Self.isPage(answer) ? .later(.page, after: nil) : .taken
    case 413: self = .tooLarge
    default: self = .later(.status(status), after: Self.retryAfter(headers[.retryAfter]))
    }
  }

  init(_ failure: HTTPFailure) {
    switch failure {
    case .redirectRefused, .tooManyRedirects: self = .later(.redirected, after: nil)
    case .invalidRequest: self = .later(.invalidRequest, after: nil)
    default: self = .later(.unreachable, after: nil)
    }
  }

  private static func isPage(_ answer: HTTPAnswer) -> Bool {
    let type = answer.response.headerFields[.contentType]?.lowercased() ?? ""
    return type.hasPrefix("text/html") || type.hasPrefix("application/xhtml")
      || answer.body.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Seconds (RFC 9110, section 10.2.3); the form with a date is left to the back-off. At most a day, for a receiver's
  /// mistake must not silence a client for ever.
  private static func retryAfter(_ text: String?) -> Duration? {
    text.flatMap { UInt32($0) }.map { .seconds(min(Int64($0), 86_400)) }
  }
}
