import Terminal

/// What the program was like when a test failed.
struct ProgramState: Sendable {
  /// Nil before the launch.
  var screen: Frame?
  /// Events and effects that no line has asserted yet.
  var pending: [String] = []
  /// Requests whose answers are held.
  var held: [String] = []
  var untilNextTimer: Duration?
}
