import DequeModule
import Glibc

extension EventLoop {
  /// So many jobs run before the loop looks at its descriptors again.
  private static let jobsPerTurn = 1024

  /// How many jobs other threads have handed over so far, for the tests of the order.
  public var foreignJobCount: Int { inbox.postCount }

  /// One turn: run what is ready; when nothing is, let the frame be drawn; when there is still nothing,
  /// tell those who wait for idle; and only then wait for the world.
  func turn() {
    for job in inbox.takeAll() { jobs.append(job) }
    fireDueTimers()
    var budget = Self.jobsPerTurn
    while budget > 0, let job = jobs.popFirst() {
      runJob(job)
      budget -= 1
    }
    guard !isStopping else { return }
    guard jobs.isEmpty else {
      checkWatchdog()
      return pollDescriptors(timeout: .zero)
    }
    // A picture on the way changes what a view remembers, such as how far it is scrolled. How many there are
    // depends on the speed of helper threads, so with a clock that stands still there is the last one only.
    if let onRest, time.isRunning || openWork.isEmpty && inboxIsEmpty { LoopActor.assumeIsolated(onRest) }
    guard jobs.isEmpty else { return }
    if openWork.isEmpty, inboxIsEmpty {
      giveBackOwedMemory()
      if let waiter = idleWaiters.popFirst() { return waiter.continuation.resume(returning: .idle) }
    }
    checkWatchdog()
    guard jobs.isEmpty else { return }
    pollDescriptors(timeout: timeout())
  }

  private var inboxIsEmpty: Bool {
    for job in inbox.takeAll() { jobs.append(job) }
    return jobs.isEmpty
  }

  /// Gives up waiting for idle once the real time allowed for it is over.
  private func checkWatchdog() {
    guard let deadline = idleWaiters.first?.deadline, MonotonicTime.now() >= deadline else { return }
    let waiter = idleWaiters.removeFirst()
    let open = openWork.sorted { $0.key < $1.key }.map(\.value)
    waiter.continuation.resume(
      returning: .stillBusy(open.isEmpty ? ["tasks that never come to rest"] : open))
  }

  private func fireDueTimers() {
    guard time.isRunning else { return }
    let now = time.now
    while let timer = timers.popDue(at: now) { timer.fire() }
  }

  private func timeout() -> Duration? {
    var span: Duration?
    if time.isRunning, let next = timers.nextDeadline { span = next - time.now }
    if let deadline = idleWaiters.first?.deadline {
      let left = deadline - MonotonicTime.now()
      span = min(span ?? left, left)
    }
    return span.map { max(.zero, $0) }
  }

  private func pollDescriptors(timeout: Duration?) {
    for (descriptor, events) in descriptors.poll(alsoReading: inbox.descriptor, timeout: timeout) {
      guard let handler = descriptors.handler(of: descriptor) else { continue }
      LoopActor.assumeIsolated { handler(events) }
    }
  }
}
