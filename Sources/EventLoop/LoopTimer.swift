import HeapModule

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
  /// A virtual clock that moves by itself, but only while the loop is idle and a timer is pending. A rest that is
  /// shorter than `grain` and reaches no timer does not count.
  case paced(Duration, grain: Duration)

  var now: Duration {
    switch self {
    case .real: MonotonicTime.now()
    case .virtual(let now), .paced(let now, _): now
    case .released(let ahead): MonotonicTime.now() + ahead
    }
  }

  /// Whether timers fire at the time of the machine's clock.
  var isRunning: Bool {
    switch self {
    case .real, .released: true
    case .virtual, .paced: false
    }
  }

  /// Whether frames are drawn while counted work is open.
  var showsProgress: Bool {
    if case .virtual = self { false } else { true }
  }
}

/// Timers by deadline; equal deadlines in the order of creation.
struct TimerQueue {
  private var heap = Heap<LoopTimer>()
  private var created = 0

  var nextDeadline: Duration? {
    mutating get {
      dropCancelled()
      return heap.min?.deadline
    }
  }

  var isEmpty: Bool { mutating get { nextDeadline == nil } }

  /// Pending deadlines, the next one first.
  var deadlines: [Duration] { heap.unordered.filter { !$0.isOver }.map(\.deadline).sorted() }

  mutating func add(at deadline: Duration, _ action: @escaping (LoopTimer.Outcome) -> Void) -> LoopTimer {
    let timer = LoopTimer(deadline: deadline, order: created, action: action)
    created += 1
    heap.insert(timer)
    return timer
  }

  /// Removes and returns the first timer whose deadline has passed.
  mutating func popDue(at now: Duration) -> LoopTimer? {
    guard let deadline = nextDeadline, deadline <= now else { return nil }
    return heap.popMin()
  }

  mutating func removeAll() -> [LoopTimer] {
    defer { heap = Heap() }
    return heap.unordered.filter { !$0.isOver }.sorted()
  }

  private mutating func dropCancelled() {
    while let first = heap.min, first.isOver { heap.removeMin() }
  }
}
