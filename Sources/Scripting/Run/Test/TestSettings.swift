import FoundationEssentials
import Terminal

/// What `set` lines say; the values of a script that says nothing.
struct TestSettings {
  var size: Size
  var colors = Setting.ColorSupport.palette
  /// Since 1970. Nil: that of the cassette, or else `usualClock`.
  var clock: Duration?
  var zone = TimeZone.gmt
  var locale: String
  var seed: UInt64 = 0
  var tracking = Setting.TrackingMode.exhaustive
  var network = Setting.NetworkMode.stub
  /// Real sockets to the API, and the real clock.
  var isLive: Bool { network == .live || network == .record }
  /// Events that are left out of all comparisons, by name.
  var ignored: Set<String> = []
  /// How long the program may take to come to rest, in real time.
  var watchdog = Duration.seconds(5)

  /// 2026-01-01T00:00:00Z.
  static let usualClock = Duration.seconds(1_767_225_600)

  init(_ options: ScriptOptions) {
    size = options.size
    locale = options.locale
  }
}
