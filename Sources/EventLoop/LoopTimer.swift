/// A pending timer. It ends once: it fires or is cancelled.
final class LoopTimer: Comparable {
  enum Outcome {
    case fired, cancelled
  }

  let deadline: Duration
  private let order: Int
  private var action: ((Outcome) -> Void)?

  var isOver: Bool { action == nil }

  init(deadline: Duration, order: Int, action: @escaping (Outcome) -> Void) {
    self.deadline = deadline
    self.order = order
    self.action = action
  }

  func fire() { end(.fired) }
  func cancel() { end(.cancelled) }

  private func end(_ outcome: Outcome) {
    guard let action else { return }
    self.action = nil
    action(outcome)
  }

  static func == (left: LoopTimer, right: LoopTimer) -> Bool { left === right }

  static func < (left: LoopTimer, right: LoopTimer) -> Bool {
    (left.deadline, left.order) < (right.deadline, right.order)
  }
}

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
