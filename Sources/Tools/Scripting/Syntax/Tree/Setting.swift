public import FoundationEssentials

/// One `set` line.
public enum Setting: Sendable, Hashable {
  case size(Dimensions)
  case colors(ColorSupport)
  /// Since 1970-01-01T00:00:00Z.
  case clock(Duration)
  case zone(TimeZone)
  case locale(String)
  case seed(UInt64)
  case tracking(TrackingMode)
  case network(NetworkMode)
  /// The name of an event to leave out of all comparisons.
  case ignore(String)
  /// In real time.
  case watchdog(Duration)

  public enum ColorSupport: String, Sendable, CaseIterable {
    case none = "1"
    case eight = "8"
    case palette = "256"
    case trueColor = "true"
  }

  public enum TrackingMode: String, Sendable, CaseIterable {
    /// Every event must be asserted.
    case exhaustive
    /// Only the `event` lines are checked.
    case listed
    case off
  }

  public enum NetworkMode: String, Sendable, CaseIterable {
    case stub, replay, record, live
  }
}
