/// How a script is played on the terminal.
enum StageMode: Equatable {
  /// Lines run by themselves, `slow` apart on the real clock.
  case play(slow: Duration)
  /// Each line waits for a key press.
  case step
  /// Runs to the first `pause`, where the user takes over.
  case handOver
}
