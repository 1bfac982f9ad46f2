import EventLoop
public import FoundationEssentials

extension Environment {
  /// Waits until a moment, and tells the whole seconds that are left, first at once and then every second. The clock is
  /// looked at each time, so a machine that slept meanwhile does not wait on.
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  public func countDown(to end: Date, _ tell: (_ seconds: Int) -> Void) async throws {
    var left = max(1, Int(end.timeIntervalSince(now()).rounded(.up)))
    while left > 0 {
      tell(left)
      try await loop.sleep(for: .seconds(1))
      left = min(left - 1, Int(end.timeIntervalSince(now()).rounded(.up)))
    }
    try Task.checkCancellation()
  }
}
