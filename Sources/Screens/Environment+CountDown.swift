import EventLoop
public import FoundationEssentials

extension Environment {
  /// Waits until `end`, and calls `tell` with the remaining whole seconds, first at once and then every
  /// second. Reads the clock each time, so that the time for which a machine sleeps counts too.
  /// - Throws: `CancellationError` if the task is cancelled.
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
