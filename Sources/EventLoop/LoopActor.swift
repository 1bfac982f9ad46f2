/// The actor of everything that runs on the event loop: the whole user interface and all that it talks to.
///
/// A global actor needs one shared instance; it is the only one in the program, as a process has one loop.
@globalActor
public actor LoopActor {
  /// The actor of the process's loop.
  public static let shared = LoopActor()

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    EventLoop.process.asUnownedSerialExecutor()
  }

  /// Runs `body` at once, for code that is called on the loop's thread by C or by the loop itself.
  /// Traps when it is called on another thread.
  public static func assumeIsolated<T>(_ body: @LoopActor () throws -> T) rethrows -> T {
    // What `preconditionIsolated` comes to, by a longer way.
    EventLoop.process.checkIsolated()
    // The standard library's `MainActor.assumeIsolated` drops the isolation in the same way: the two
    // closure types differ in nothing else, and the line above made sure of the thread.
    return try withoutActuallyEscaping(body) { escaping in
      try unsafeBitCast(escaping, to: (() throws -> T).self)()
    }
  }
}
