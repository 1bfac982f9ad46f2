import Synchronization

extension EventLoop {
  /// Sleeps by the loop's clock.
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  @LoopActor
  public func sleep(for duration: Duration) async throws {
    try await sleep(until: clock.now.advanced(by: duration))
  }

  /// Sleeps by the loop's clock.
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  @LoopActor
  public func sleep(until deadline: LoopClock.Instant) async throws {
    try Task.checkCancellation()
    let slot = TimerSlot()
    let outcome = await withTaskCancellationHandler {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<LoopTimer.Outcome, Never>) in
        slot.timer = timers.add(at: deadline.sinceStart) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      // Cancelled by another thread, the timer is left to the loop.
      if isCurrent { slot.timer?.cancel() } else { spawn { slot.timer?.cancel() } }
    }
    if outcome == .cancelled { throw CancellationError() }
  }

  /// The timer of one sleeping task, touched on the loop's thread only.
  private final class TimerSlot: @unchecked Sendable {
    var timer: LoopTimer?
  }
}
