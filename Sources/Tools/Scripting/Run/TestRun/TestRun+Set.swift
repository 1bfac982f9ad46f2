import FoundationEssentials
import Terminal

extension TestRun {
  func set(_ setting: Setting) throws {
    switch setting {
    case .tracking(let mode):
      settings.tracking = mode
      settings.namesUnlisted = mode == .listed
    case .ignore(let event): settings.ignored.insert(event)
    case .watchdog(let span): settings.watchdog = span
    case .network(let mode): try set(mode)
    default:
      guard session == nil else {
        throw StepFailure("this is set before `launch`; the program has started with another value")
      }
      setAtStart(setting)
    }
  }

  /// Settings that the program reads once, at its start.
  private func setAtStart(_ setting: Setting) {
    switch setting {
    case .size(let size): settings.size = size
    case .colors(let colors): settings.colors = colors
    case .background(let background): settings.background = background
    case .clock(let time): settings.clock = time
    case .zone(let zone): settings.zone = zone
    case .locale(let locale): settings.locale = locale
    case .seed(let seed): settings.seed = seed
    case .tracking, .network, .ignore, .watchdog: break
    }
  }

  private func set(_ mode: Setting.NetworkMode) throws {
    guard session == nil else { throw StepFailure("the network is set before `launch`") }
    guard NetworkPermission.isAllowed(mode, options) else {
      throw StepFailure("the command line does not allow this; run with --\(mode.rawValue)")
    }
    guard mode == .stub || mode == .replay || !options.isDemo else {
      throw StepFailure("with --demo the demo data answers; leave --demo out")
    }
    // With --record, replay becomes a recording.
    let isAsked = mode == settings.network || mode == .replay && settings.network == .record
    guard isAsked else {
      throw StepFailure(
        "a test has one network from start to end, here \(settings.network.rawValue);"
          + " give this line a test of its own")
    }
  }
}

/// The values of the `set` lines, with their defaults.
struct TestSettings {
  var size: Size
  var colors = Setting.ColorCount.palette
  var background = Setting.Background.unknown
  /// Since 1970. Nil means the time of the cassette, or else `usualClock`.
  var clock: Duration?
  var zone = TimeZone.gmt
  var locale: String
  var seed: UInt64 = 0
  var tracking = Setting.EventChecking.listed
  /// The report names the events that no line asserts, because the script asked for `listed`.
  var namesUnlisted = false
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

extension Setting.ColorCount {
  /// The number of palette colours of the terminal; octodo draws no others.
  var count: Int {
    switch self {
    case .none: 1
    case .eight: 8
    case .sixteen: 16
    case .palette, .trueColor: 256
    }
  }
}
