/// Counted work that is open. As long as one exists the loop is not idle.
public struct OpenWork: Hashable, Sendable {
  let id: Int
}

extension EventLoop {
  /// Says that something was begun that will come back by itself: a request in flight, work on another
  /// thread.
  /// - Parameter name: what it is, for the report of a program that does not come to rest.
  @LoopActor
  public func beginWork(_ name: String) -> OpenWork {
    defer { nextWork += 1 }
    openWork[nextWork] = name
    return OpenWork(id: nextWork)
  }

  /// Says that it came back. Ending the same work twice does nothing.
  @LoopActor
  public func endWork(_ work: OpenWork) {
    openWork[work.id] = nil
  }

  /// Has the loop do by itself what it would hand to helper threads, until its run ends: for a program that
  /// has no person to keep waiting, whom starting a thread would cost more than most of what threads do.
  @LoopActor
  public func forgoHelpers() {
    hasHelpers = false
  }

  /// Runs `body` on another thread and waits for it without blocking the loop. The only way to leave the
  /// loop's thread.
  /// - Throws: what `body` throws.
  @LoopActor
  public func offload<T: Sendable, Failure: Error>(
    _ name: String, to thread: HelperThread, _ body: @escaping @Sendable () throws(Failure) -> T
  ) async throws(Failure) -> T {
    guard hasHelpers else { return try body() }
    let work = beginWork(name)
    defer { endWork(work) }
    let result: Result<T, Failure> = await withCheckedContinuation { continuation in
      thread.run {
        continuation.resume(returning: Result(catching: body))
      }
    }
    return try result.get()
  }
}
