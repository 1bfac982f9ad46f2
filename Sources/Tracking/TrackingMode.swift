/// What becomes of events. The stricter mode is the lesser.
public enum TrackingMode: String, CaseIterable, Comparable, Sendable {
  /// No file, no socket, no id.
  case off
  /// To a file on this machine.
  case local
  /// To a collector that the person named.
  case collector

  public static func < (left: TrackingMode, right: TrackingMode) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .off: 0
    case .local: 1
    case .collector: 2
    }
  }

  /// Whether `DO_NOT_TRACK` asks for none, whatever else is said.
  /// Source of its reading: consoledonottrack.com; anything but empty or 0 means off.
  public static func isRefused(in environment: [String: String]) -> Bool {
    environment["DO_NOT_TRACK"].map { !$0.isEmpty && $0 != "0" } ?? false
  }
}
