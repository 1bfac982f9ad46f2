import HeapModule

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
