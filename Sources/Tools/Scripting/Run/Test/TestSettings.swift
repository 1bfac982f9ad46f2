import FoundationEssentials
import Terminal

/// The values of the `set` lines, with their defaults.
struct TestSettings {
  var size: Size
  var colors = Setting.ColorSupport.palette
  /// Since 1970. Nil means the time of the cassette, or else `usualClock`.
  var clock: Duration?
  var zone = TimeZone.gmt
  var locale: String
  var seed: UInt64 = 0
  var tracking = Setting.TrackingMode.exhaustive
  var network = Setting.NetworkMode.stub
  /// Real connections to the API, and the real clock.
  var isLive: Bool { network == .live || network == .record }
  /// The names of events that are left out of all comparisons.
  var ignored: Set<String> = []
  /// The maximum time to become idle, in real time.
  var watchdog = Duration.seconds(5)

  /// 2026-01-01T00:00:00Z.
  static let usualClock = Duration.seconds(1_767_225_600)

  init(_ options: ScriptOptions) {
    size = options.size
    locale = options.locale
  }
}
