/// One who waits until the loop has nothing left to do.
struct IdleWaiter {
  enum Outcome {
    case idle
    case stillBusy([String])
  }

  /// On the machine's monotonic clock, whatever clock the loop has.
  let deadline: Duration?
  let continuation: UnsafeContinuation<Outcome, Never>
}

/// The loop did not come to rest in the time allowed.
public struct StillBusy: Error, Hashable, Sendable {
  /// What was still open, in the order of its beginning.
  public let open: [String]

  /// - Parameter open: what was still open, in the order of its beginning.
  public init(open: [String]) {
    self.open = open
  }
}

extension EventLoop {
  /// Waits until the loop is idle: no job is queued and no counted work is open. What is left then waits
  /// for the clock, for a descriptor or for a stub that is held.
  /// - Parameter watchdog: how long, in real time, that may take.
  /// - Throws: `StillBusy` after that time.
  @LoopActor
  public func settle(watchdog: Duration? = nil) async throws {
    let deadline = watchdog.map { MonotonicTime.now() + $0 }
    let outcome = await withUnsafeContinuation { continuation in
      idleWaiters.append(IdleWaiter(deadline: deadline, continuation: continuation))
    }
    if case .stillBusy(let open) = outcome { throw StillBusy(open: open) }
  }

  /// Sets what is called each time the loop has run out of jobs, before it waits: the place where a frame
  /// is drawn. While a virtual clock stands still it is called only once no counted work is open either.
  @LoopActor
  public func setOnRest(_ action: (@LoopActor () -> Void)?) {
    onRest = action
  }
}
