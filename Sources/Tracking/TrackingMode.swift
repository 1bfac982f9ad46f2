/// Where events go.
public enum TrackingMode: String, CaseIterable, Sendable {
  case off, local

  /// Whether `DO_NOT_TRACK` asks for none, whatever else is said.
  /// Source of its reading: consoledonottrack.com; anything but empty or 0 means off.
  public static func isRefused(in environment: [String: String]) -> Bool {
    environment["DO_NOT_TRACK"].map { !$0.isEmpty && $0 != "0" } ?? false
  }
}
