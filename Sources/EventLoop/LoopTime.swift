/// Which clock the loop's timers run by.
enum LoopTime {
  case real
  /// Time stands still, at this span since the start, until somebody advances it.
  case virtual(Duration)
  /// A virtual clock that was let go: it is so far ahead of the machine's.
  case released(ahead: Duration)

  var now: Duration {
    switch self {
    case .real: MonotonicTime.now()
    case .virtual(let now): now
    case .released(let ahead): MonotonicTime.now() + ahead
    }
  }

  /// Whether timers fire by themselves.
  var isRunning: Bool {
    if case .virtual = self { false } else { true }
  }
}
