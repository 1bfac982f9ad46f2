public import FoundationEssentials

/// Says that a value comes from an earlier response of GitHub, because there was no new one.
public struct SavedCopy: Hashable, Sendable {
  /// When GitHub sent the response, or last confirmed it.
  public let date: Date
  /// Why there was no new response.
  public let reason: AppError

  public init(from date: Date, because reason: AppError) {
    self.date = date
    self.reason = reason
  }
}

extension AppError {
  /// True if a saved response is better than this error: the network or the server is down for a while. An untrusted
  /// certificate, for example, must be reported.
  public var isOutage: Bool {
    switch self {
    case .offline, .unknownHost, .refused, .connectionLost, .timedOut, .server: true
    default: false
    }
  }
}
