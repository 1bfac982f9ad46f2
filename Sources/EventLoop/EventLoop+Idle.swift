/// A caller that waits until the loop is idle.
struct IdleWaiter {
  enum Outcome {
    case idle
    case stillBusy([String])
  }

  /// On the machine's monotonic clock, also when the loop's clock is virtual.
  let deadline: Duration?
  let continuation: UnsafeContinuation<Outcome, Never>
}

/// The loop did not become idle in time.
public struct StillBusy: Error, Hashable, Sendable {
  /// The names of the open work, oldest first.
  public let open: [String]

  /// - Parameter open: the names of the open work, oldest first.
  public init(open: [String]) {
    self.open = open
  }
}

extension EventLoop {
  /// Waits until the loop is idle: no job is queued and no counted work is open. Everything left then waits
  /// for a timer, a descriptor or a held stub.
  /// - Parameter watchdog: the longest wait, in real time; nil for no limit.
  /// - Throws: `StillBusy` after that time.
  @LoopActor
  public func waitUntilIdle(watchdog: Duration? = nil) async throws {
    let deadline = watchdog.map { MonotonicTime.now() + $0 }
    let outcome = await withUnsafeContinuation { continuation in
      idleWaiters.append(IdleWaiter(deadline: deadline, continuation: continuation))
    }
    if case .stillBusy(let open) = outcome { throw StillBusy(open: open) }
  }

  /// Sets the action that runs each time the loop has run out of jobs, before it waits; a frame is drawn
  /// there. While a virtual clock is stopped, it runs only if no counted work is open either.
  @LoopActor
  public func setOnRest(_ action: (@LoopActor () -> Void)?) {
    onRest = action
  }
}
