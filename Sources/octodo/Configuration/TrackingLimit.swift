import Tracking

/// What the command line and the environment allow events to do at most: the strictest of all that is said.
struct TrackingLimit: Equatable {
  let mode: TrackingMode
  /// What says so.
  let cause: String

  /// The variable that allows no more than the mode that it names.
  static let variable = "OCTODO_TRACKING"

  /// Nil where nothing is said.
  init?(options: LaunchOptions, environment: [String: String]) {
    var limits: [TrackingLimit] = []
    if options.isTrackingOff { limits.append(TrackingLimit(mode: .off, cause: "--no-tracking")) }
    if TrackingMode.isRefused(in: environment) {
      limits.append(TrackingLimit(mode: .off, cause: "DO_NOT_TRACK"))
    }
    if let text = environment[Self.variable], !text.isEmpty {
      // Who writes a word that is none means to say something on tracking; the strictest is the safe reading.
      limits.append(TrackingLimit(mode: TrackingMode(rawValue: text) ?? .off, cause: Self.variable))
    }
    // What is tried out in the demo is of no use to anybody who collects.
    if options.isDemo { limits.append(TrackingLimit(mode: .local, cause: "--demo")) }
    guard let strictest = limits.min(by: { $0.mode < $1.mode }) else { return nil }
    self = strictest
  }

  private init(mode: TrackingMode, cause: String) {
    self.mode = mode
    self.cause = cause
  }
}
