/// What happens to events. Ordered from the strictest mode.
public enum TrackingMode: String, CaseIterable, Comparable, Sendable {
  /// No file, no socket, no id.
  case off
  /// To a local file.
  case local
  /// To a collector that the user configured.
  case collector

  public static func < (left: TrackingMode, right: TrackingMode) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .off: 0
    case .local: 1
    case .collector: 2
    }
  }

  /// Whether `DO_NOT_TRACK` turns tracking off, regardless of the settings. Source: consoledonottrack.com; every
  /// value except empty and 0 means off.
  public static func isRefused(in environment: [String: String]) -> Bool {
    environment["DO_NOT_TRACK"].map { !$0.isEmpty && $0 != "0" } ?? false
  }
}

/// Where the events of a run go, for the events screen.
public struct TrackingDestination: Sendable {
  /// The file that they are written to, with an abbreviated path; nil if there is none.
  public let file: String?
  /// The random user id in the events; throws the system's error if it can neither be read nor created.
  public let identity: @Sendable () throws -> String

  public init(file: String?, identity: @escaping @Sendable () throws -> String) {
    self.file = file
    self.identity = identity
  }
}
