/// How a script is played on the terminal.
enum StageMode: Equatable {
  /// Each line follows by itself, `slow` after the one before, by the real clock.
  case play(slow: Duration)
  /// A key press lets each line go on.
  case step
  /// Up to the first `pause`, where the person takes the keyboard.
  case handOver
}
