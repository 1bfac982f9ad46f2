public import EventLoop
import Synchronization

private let turnstile = Mutex<Void>(())

/// Runs a test's body on the process's loop, in virtual time. Tests that need the loop run one after the
/// other, each from a fresh state.
/// - Throws: what `body` throws.
@discardableResult
public func onLoop<T: Sendable>(_ body: @escaping @LoopActor @Sendable (EventLoop) async throws -> T) throws
  -> T
{
  try turnstile.withLock { _ in
    try EventLoop.process.run {
      EventLoop.process.useVirtualTime()
      return try await body(EventLoop.process)
    }
  }
}

/// Like `onLoop`, but on the real clock, for real sockets and signals.
/// - Throws: what `body` throws.
@discardableResult
public func onRealLoop<T: Sendable>(
  _ body: @escaping @LoopActor @Sendable (EventLoop) async throws -> T
) throws -> T {
  try turnstile.withLock { _ in
    try EventLoop.process.run { try await body(EventLoop.process) }
  }
}
