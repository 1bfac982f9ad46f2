import Tracking

/// The most permissive tracking mode that the command line and the environment allow: the strictest of their
/// limits.
struct TrackingLimit: Equatable {
  let mode: TrackingMode
  /// The option or variable that sets the limit.
  let cause: String

  /// The variable that sets the most permissive mode allowed.
  static let variable = "OCTODO_TRACKING"

  /// Nil if there is no limit.
  init?(options: LaunchOptions, environment: [String: String]) {
    var limits: [TrackingLimit] = []
    if options.isTrackingOff { limits.append(TrackingLimit(mode: .off, cause: "--no-tracking")) }
    if TrackingMode.isRefused(in: environment) {
      limits.append(TrackingLimit(mode: .off, cause: "DO_NOT_TRACK"))
    }
    if let text = environment[Self.variable], !text.isEmpty {
      // An unknown value still expresses intent, so it falls back to the strictest mode.
      limits.append(TrackingLimit(mode: TrackingMode(rawValue: text) ?? .off, cause: Self.variable))
    }
    // A collector has no use for events of the demo.
    if options.isDemo { limits.append(TrackingLimit(mode: .local, cause: "--demo")) }
    guard let strictest = limits.min(by: { $0.mode < $1.mode }) else { return nil }
    self = strictest
  }

  private init(mode: TrackingMode, cause: String) {
    self.mode = mode
    self.cause = cause
  }
}
