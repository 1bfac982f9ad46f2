import Domain
import HTTP
import HTTPTypes

/// What a response means for the batch.
enum Verdict: Hashable {
  /// The receiver accepted it.
  case taken
  /// The receiver would accept a smaller one.
  case tooLarge
  /// Retry later; `after` is the receiver's `retry-after`.
  case later(CollectorProblem.Reason, after: Duration?)

  init(_ response: HTTPClientResponse) {
    let status = response.head.status.code
    let headers = response.head.headerFields
    switch status {
    case 200..<300: self = Self.isPage(response) ? .later(.page, after: nil) : .taken
    case 413: self = .tooLarge
    default: self = .later(.status(status), after: Self.retryAfter(headers[.retryAfter]))
    }
  }

  init(_ failure: AppError) {
    switch failure {
    case .redirectRefused, .tooManyRedirects: self = .later(.redirected, after: nil)
    case .invalidRequest: self = .later(.invalidRequest, after: nil)
    default: self = .later(.unreachable, after: nil)
    }
  }

  private static func isPage(_ response: HTTPClientResponse) -> Bool {
    let type = response.head.headerFields[.contentType]?.lowercased() ?? ""
    return type.hasPrefix("text/html") || type.hasPrefix("application/xhtml")
      || response.body.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Seconds (RFC 9110, section 10.2.3); a date is ignored, so that the normal back-off applies. At most a day, so
  /// that a mistake of the receiver cannot stop a client forever.
  private static func retryAfter(_ text: String?) -> Duration? {
    text.flatMap { UInt32($0) }.map { .seconds(min(Int64($0), 86_400)) }
  }
}
