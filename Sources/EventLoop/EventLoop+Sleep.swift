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
    try Task.checkCancellation()
    let slot = TimerSlot()
    let outcome = await withTaskCancellationHandler {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<LoopTimer.Outcome, Never>) in
        slot.timer = add(at: deadline.sinceStart, clock.isMachine) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      // Timers belong to the loop's thread, so a cancellation on another thread is handed to the loop.
      if isCurrent { slot.timer?.cancel() } else { spawn { slot.timer?.cancel() } }
    }
    if outcome == .cancelled { throw CancellationError() }
  }

  private func add(
    at deadline: Duration, _ isMachine: Bool, _ action: @escaping (LoopTimer.Outcome) -> Void
  ) -> LoopTimer {
    isMachine ? machineTimers.add(at: deadline, action) : timers.add(at: deadline, action)
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
