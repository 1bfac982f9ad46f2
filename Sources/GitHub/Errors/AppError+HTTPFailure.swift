import Domain
import HTTP

extension AppError {
  /// Maps the reason for a missing response to an error for the user.
  init(_ failure: HTTPFailure) {
    self =
      switch failure {
      case .offline: .offline
      case .unknownHost(let host): .unknownHost(host)
      case .refused(let host): .refused(host: host)
      case .connectionLost: .connectionLost
      case .insecure(let reason): .insecure(reason: Self.clause(reason))
      case .certificate(.wrongHost(let name), let host): .wrongHost(host: host, name: name)
      case .certificate(.expired(let day), let host): .certificateExpired(host: host, day: day)
      case .certificate(.notYetValid(let day), let host): .certificateNotYetValid(host: host, day: day)
      case .certificate(.unknownIssuer(let name), let host): .unknownIssuer(host: host, name: name)
      case .noCertificates: .noCertificates
      case .timedOut: .timedOut
      case .tooLarge(let limitBytes): .tooLarge(limitBytes: limitBytes)
      case .tooManyHeaders: .tooManyHeaders
      case .twoLengths: .twoLengths
      case .tooManyRedirects(let limit): .tooManyRedirects(limit: limit)
      case .redirectRefused(let target): .redirectRefused(to: target)
      case .fewDescriptors: .fewDescriptors
      case .noCurl: .noCurl
      case .invalidRequest(let reason): .other(reason: Self.clause(reason))
      case .other(let reason): .other(reason: Self.clause(reason))
      }
  }

  /// `AppError` messages continue after the reason.
  private static func clause(_ reason: String) -> String {
    reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }
}
