import HTTP

/// Failures without a response, by their names in scripts.
public enum StubFault: String, CaseIterable, Hashable, Sendable {
  case timeout, refused, reset, dns, tls, offline

  func failure(host: String) -> HTTPFailure {
    switch self {
    case .timeout: .timedOut
    case .refused: .refused(host: host)
    case .reset: .connectionLost
    case .dns: .unknownHost(host)
    case .tls: .insecure(reason: "The certificate is not valid")
    case .offline: .offline
    }
  }
}
