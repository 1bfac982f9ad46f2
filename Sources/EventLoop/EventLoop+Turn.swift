import DequeModule
import Glibc

extension EventLoop {
  /// Jobs to run before the loop polls its descriptors again.
  private static let jobsPerTurn = 1024

  /// The number of jobs posted by other threads so far, for tests.
  public var externalJobCount: Int { inbox.postCount }

  /// One turn: runs the ready jobs; if none is left, lets the frame be drawn; if there is still none, resumes
  /// a caller that waits for idle; only then polls.
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
    // Drawing a frame changes view state, such as the scroll position. The number of intermediate frames
    // depends on the speed of helper threads, so with a stopped clock only the last frame is drawn.
    if let onRest, time.showsProgress || openWork.isEmpty && inboxIsEmpty { LoopActor.assumeIsolated(onRest) }
    guard jobs.isEmpty else { return }
    if openWork.isEmpty, inboxIsEmpty {
      giveBackOwedMemory()
      if let waiter = idleWaiters.popFirst() { return waiter.continuation.resume(returning: .idle) }
    }
    checkWatchdog()
    guard jobs.isEmpty else { return }
    if case .paced(let now, let grain) = time, openWork.isEmpty, let next = timers.nextDeadline {
      return rest(from: now, to: next, grain: grain)
    }
    pollDescriptors(timeout: timeout())
  }

  /// Lets a paced clock run until the next timer, which then fires, or until something else happens.
  private func rest(from now: Duration, to next: Duration, grain: Duration) {
    let start = MonotonicTime.now()
    pollDescriptors(timeout: min(next - now, timeout() ?? next - now))
    let rested = MonotonicTime.now() - start
    if rested >= next - now {
      time = .paced(max(now, next), grain: grain)
      timers.popDue(at: next)?.fire()
    } else if rested >= grain {
      // In whole milliseconds, because a script writes its durations in them.
      time = .paced(now + .milliseconds(Int(rested / .milliseconds(1))), grain: grain)
    }
  }

  private var inboxIsEmpty: Bool {
    for job in inbox.takeAll() { jobs.append(job) }
    return jobs.isEmpty
  }

  /// Ends the wait for idle after its real-time limit.
  private func checkWatchdog() {
    guard let deadline = idleWaiters.first?.deadline, MonotonicTime.now() >= deadline else { return }
    let waiter = idleWaiters.removeFirst()
    let open = LoopActor.assumeIsolated { openWorkNames }
    waiter.continuation.resume(
      returning: .stillBusy(open.isEmpty ? ["tasks that never come to rest"] : open))
  }

  private func fireDueTimers() {
    if !machineTimers.isEmpty {
      let now = MonotonicTime.now()
      while let timer = machineTimers.popDue(at: now) { timer.fire() }
    }
    let now = time.now
    while let alarm = alarms.popDue(at: now) { alarm.fire() }
    guard time.isRunning else { return }
    while let timer = timers.popDue(at: now) { timer.fire() }
  }

  private func timeout() -> Duration? {
    var span: Duration?
    if time.isRunning, let next = [timers.nextDeadline, alarms.nextDeadline].compactMap(\.self).min() {
      span = next - time.now
    }
    if let next = machineTimers.nextDeadline {
      let left = next - MonotonicTime.now()
      span = min(span ?? left, left)
    }
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
