/// Where events go, from the strictest on.
public enum TrackingMode: String, CaseIterable, Sendable {
  case off, local

  /// The strictest of all who have a say: the command line, `DO_NOT_TRACK` and the configuration.
  /// Source of the variable's reading: consoledonottrack.com; anything but empty or 0 means off.
  public static func decide(
    configured: TrackingMode, isSwitchedOff: Bool, environment: [String: String]
  ) -> TrackingMode {
    let doNotTrack = environment["DO_NOT_TRACK"].map { !$0.isEmpty && $0 != "0" } ?? false
    return isSwitchedOff || doNotTrack ? .off : configured
  }
}
