public import Domain

/// What became of changes that were to be sent to GitHub.
public struct SentChanges {
  /// Those that GitHub took, by their positions among all.
  public internal(set) var taken: [Int] = []
  /// Those that were not sent, because GitHub had them already.
  public internal(set) var held: [Int] = []
  /// Those that it did not take, and why.
  public internal(set) var refused: [(position: Int, error: any Error)] = []
  /// The number of those that were not sent, because each would meet the last error, or because they were dropped.
  public internal(set) var unsent = 0
  /// Whether the user dropped some.
  public internal(set) var isStopped = false
}

extension AppError {
  /// Whether GitHub may have done the change all the same: it may have been sent, and there is no answer.
  public var leavesOpen: Bool {
    switch self {
    case .timedOut, .connectionLost: true
    default: false
    }
  }

  /// Whether each further change would fail as well: the error is about the network, the token or the limit, not about
  /// what was to be changed.
  public var meetsAll: Bool {
    switch self {
    case .offline, .unknownHost, .refused, .insecure, .wrongHost, .certificateExpired,
      .certificateNotYetValid,
      .unknownIssuer, .noCertificates, .noCurl, .fewDescriptors, .unauthorized, .missingScope,
      .rateLimited:
      true
    default: false
    }
  }
}
