public import EventLoop
public import FoundationEssentials

/// Waits for a moment of the wall clock. It reads the clock each second, so that the countdown includes the time for
/// which the machine was asleep.
public struct CountDown: Sendable {
  private let loop: EventLoop
  private let now: @Sendable () -> Date

  public init(on loop: EventLoop, now: @escaping @Sendable () -> Date) {
    (self.loop, self.now) = (loop, now)
  }

  /// Waits until `end`, at least for a second, and calls `report` with the remaining whole seconds, immediately and then
  /// every second.
  /// - Throws: `CancellationError` if the task is cancelled.
  @LoopActor
  public func callAsFunction(to end: Date, _ report: (_ seconds: Int) -> Void = { _ in }) async throws {
    var left = max(1, secondsLeft(to: end))
    while left > 0 {
      report(left)
      try await loop.sleep(for: .seconds(1))
      left = min(left - 1, secondsLeft(to: end))
    }
    try Task.checkCancellation()
  }

  /// The difference of two dates has a rest of less than a microsecond, which is not another second to wait.
  private func secondsLeft(to end: Date) -> Int {
    Int((end.timeIntervalSince(now()) - 0.001).rounded(.up))
  }
}
