public import EventLoop
import Glibc

extension EventLoop {
  /// Waits until the loop has handled every descriptor that is readable now, and the resulting work.
  @LoopActor
  public func handleDescriptors() async throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw CancellationError() }
    let (readEnd, writeEnd) = (ends[0], ends[1])
    defer {
      close(readEnd)
      close(writeEnd)
    }
    _ = write(writeEnd, "x", 1)
    // One call of poll reports all ready descriptors, so when this one was handled, so were the others.
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      watch(readEnd, for: .readable) { _ in
        self.unwatch(readEnd)
        continuation.resume()
      }
    }
    try await waitUntilIdle(watchdog: .seconds(10))
  }
}
