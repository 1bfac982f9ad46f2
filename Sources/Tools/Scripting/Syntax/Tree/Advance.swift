/// How far the virtual clock moves.
public enum Advance: Sendable, Hashable {
  case by(Duration)
  /// To the next timer.
  case toNextTimer
}
