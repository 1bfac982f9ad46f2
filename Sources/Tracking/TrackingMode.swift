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

  /// Whether `DO_NOT_TRACK` turns tracking off, whatever the settings say.
  /// Source: consoledonottrack.com; every value except empty and 0 means off.
  public static func isRefused(in environment: [String: String]) -> Bool {
    environment["DO_NOT_TRACK"].map { !$0.isEmpty && $0 != "0" } ?? false
  }
}
