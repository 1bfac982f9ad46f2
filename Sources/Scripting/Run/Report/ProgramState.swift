/// What the program was like when a test failed.
struct ProgramState: Codable, Hashable, Sendable {
  /// The lines of its picture; nil before the launch.
  var screen: [String]?
  /// Events and effects that no line has asserted yet.
  var pending: [String] = []
  /// Requests without an answer, each with what it waits for.
  var openRequests: [String] = []
  /// When each of the clock's timers is due, counted from the failure, the next one first: `in 300ms`.
  var timers: [String] = []
}
