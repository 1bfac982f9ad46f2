/// Counted work in progress. The loop is not idle while any exists.
public struct OpenWork: Hashable, Sendable {
  let id: Int
}

extension EventLoop {
  /// The names of the counted work that is open, oldest first.
  @LoopActor
  public var openWorkNames: [String] { openWork.sorted { $0.key < $1.key }.map(\.value) }

  /// Counts work that ends by itself, such as a request in flight or a job on another thread.
  /// - Parameter name: the name for the report of a program that does not become idle.
  @LoopActor
  public func beginWork(_ name: String) -> OpenWork {
    defer { nextWork += 1 }
    openWork[nextWork] = name
    return OpenWork(id: nextWork)
  }

  /// Ends the work. Ending it twice does nothing.
  @LoopActor
  public func endWork(_ work: OpenWork) {
    openWork[work.id] = nil
  }

  /// Makes `offload` run its work on the loop until the run ends. For programs without a user interface:
  /// starting a thread costs more than most of the work.
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
