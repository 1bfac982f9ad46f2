import Synchronization

extension EventLoop {
  /// Sleeps by the loop's clock.
  /// - Throws: `CancellationError` if the task is cancelled.
  @LoopActor
  public func sleep(for duration: Duration) async throws {
    try await sleep(for: duration, on: clock)
  }

  /// Sleeps by one of the loop's clocks.
  /// - Throws: `CancellationError` if the task is cancelled.
  @LoopActor
  public func sleep(for duration: Duration, on clock: LoopClock) async throws {
    try await sleep(until: clock.now.advanced(by: duration), on: clock)
  }

  /// Sleeps by the loop's clock.
  /// - Throws: `CancellationError` if the task is cancelled.
  @LoopActor
  public func sleep(until deadline: LoopClock.Instant) async throws {
    try await sleep(until: deadline, on: clock)
  }

  @LoopActor
  func sleep(until deadline: LoopClock.Instant, on clock: LoopClock) async throws {
    try await sleep { action in
      clock.isMachine
        ? machineTimers.add(at: deadline.sinceStart, action) : timers.add(at: deadline.sinceStart, action)
    }
  }

  /// Sleeps until a timer fires.
  /// - Parameter addTimer: adds the timer to a queue.
  /// - Throws: `CancellationError` if the task is cancelled.
  @LoopActor
  func sleep(_ addTimer: (@escaping (LoopTimer.Outcome) -> Void) -> LoopTimer) async throws {
    try Task.checkCancellation()
    let slot = TimerSlot()
    let outcome = await withTaskCancellationHandler {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<LoopTimer.Outcome, Never>) in
        slot.timer = addTimer { continuation.resume(returning: $0) }
      }
    } onCancel: {
      // Timers belong to the loop's thread, so a cancellation on another thread is handed to the loop.
      if isCurrent { slot.timer?.cancel() } else { spawn { slot.timer?.cancel() } }
    }
    if outcome == .cancelled { throw CancellationError() }
  }

  /// The timer of one sleeping task. Used on the loop's thread only.
  private final class TimerSlot: @unchecked Sendable {
    var timer: LoopTimer?
  }
}

extension EventLoop {
  /// Calls `tick` every `interval` until the returned task is cancelled.
  @LoopActor
  public func every(_ interval: Duration, _ tick: @escaping @LoopActor @Sendable () -> Void) -> Task<
    Void, Never
  > {
    spawn {
      while !Task.isCancelled {
        do { try await self.sleep(for: interval) } catch { return }
        tick()
      }
    }
  }
}
