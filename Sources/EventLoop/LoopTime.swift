/// The clock behind the loop's timers.
enum LoopTime {
  case real
  /// Time is stopped at this span since the start until it is advanced.
  case virtual(Duration)
  /// A virtual clock that was released to run: `ahead` of the machine's clock.
  case released(ahead: Duration)

  var now: Duration {
    switch self {
    case .real: MonotonicTime.now()
    case .virtual(let now): now
    case .released(let ahead): MonotonicTime.now() + ahead
    }
  }

  /// Whether timers fire without `advance`.
  var isRunning: Bool {
    if case .virtual = self { false } else { true }
  }
}
