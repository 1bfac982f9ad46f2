import Domain
import HTTP
import HTTPTypes

extension AppError {
  /// What an answer without success means, unless it asks for a pause.
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
