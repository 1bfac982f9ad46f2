import Domain
import HTTP
import HTTPTypes

extension AppError {
  /// Maps an error response that is not a rate limit.
  init(refusal answer: HTTPAnswer, isAnonymous: Bool) {
    let reason = ErrorBody(answer.body).reason
    let status = answer.response.status.code
    self =
      switch status {
      case 401: .unauthorized(isAnonymous: isAnonymous)
      case 403: .forbidden(reason: reason)
      case 404, 410, 451: .notFound
      case 414: .queryTooLong
      case 422: .invalidQuery(reason: reason)
      case 500...599: .server(status: status)
      default: .unexpectedStatus(status)
      }
  }
}
