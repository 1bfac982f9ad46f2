/// The program's state when a test failed.
struct ProgramState: Codable, Hashable, Sendable {
  /// The lines of the screen picture; nil before the launch.
  var screen: [String]?
  /// Events and effects not yet asserted.
  var pending: [String] = []
  /// Requests without a response, each with the reason.
  var openRequests: [String] = []
  /// Pending timers, soonest first, relative to the failure: `in 300ms`.
  var timers: [String] = []
}
