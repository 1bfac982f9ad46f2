/// Timers by deadline; equal deadlines in the order of their making. A binary heap, so that ten thousand
/// cost little.
struct TimerQueue {
  private var heap: [LoopTimer] = []
  private var created = 0

  var nextDeadline: Duration? {
    mutating get {
      dropCancelled()
      return heap.first?.deadline
    }
  }

  var isEmpty: Bool { mutating get { nextDeadline == nil } }

  /// All that are to come, the next one first.
  var deadlines: [Duration] { heap.filter { !$0.isOver }.map(\.deadline).sorted() }

  mutating func add(at deadline: Duration, _ action: @escaping (LoopTimer.Outcome) -> Void) -> LoopTimer {
    let timer = LoopTimer(deadline: deadline, order: created, action: action)
    created += 1
    heap.append(timer)
    siftUp(heap.count - 1)
    return timer
  }

  /// The first timer whose deadline has come, taken out.
  mutating func popDue(at now: Duration) -> LoopTimer? {
    guard let deadline = nextDeadline, deadline <= now else { return nil }
    return popFirst()
  }

  mutating func removeAll() -> [LoopTimer] {
    defer { heap = [] }
    return heap.filter { !$0.isOver }.sorted(by: <)
  }

  private mutating func dropCancelled() {
    while let first = heap.first, first.isOver { _ = popFirst() }
  }

  private mutating func popFirst() -> LoopTimer? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(0)
    }
    return first
  }

  private mutating func siftUp(_ index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ index: Int) {
    var parent = index
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[first] {
        first = child
      }
      guard first != parent else { return }
      heap.swapAt(first, parent)
      parent = first
    }
  }
}
