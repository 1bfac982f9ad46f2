/// The actor of everything that runs on the event loop: the user interface and all that it uses.
///
/// A global actor needs a shared instance. It is the only one in the program, because a process has one loop.
@globalActor
public actor LoopActor {
  /// The actor of the process's loop.
  public static let shared = LoopActor()

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    EventLoop.process.asUnownedSerialExecutor()
  }

  /// Runs `body` at once. For code that C or the loop itself calls on the loop's thread. Traps on another
  /// thread.
  public static func assumeIsolated<T>(_ body: @LoopActor () throws -> T) rethrows -> T {
    // The same check as `preconditionIsolated`.
    EventLoop.process.checkIsolated()
    // The standard library's `MainActor.assumeIsolated` removes the isolation in the same way: the two closure types
    // differ only in that, and the line above checked the thread.
    return try withoutActuallyEscaping(body) { escaping in
      try unsafeBitCast(escaping, to: (() throws -> T).self)()
    }
  }
}
