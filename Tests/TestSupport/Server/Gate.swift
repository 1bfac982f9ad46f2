import Dispatch

/// A barrier: opens when the given number of threads have arrived.
public final class Gate: Sendable {
  private let group = DispatchGroup()

  public init(_ count: Int) {
    for _ in 0..<count { group.enter() }
  }

  /// Waits at the gate for the other threads, at most five seconds so that a failing test does not hang.
  /// Blocks the thread.
  public func pass() {
    group.leave()
    _ = group.wait(timeout: .now() + 5)
  }
}
