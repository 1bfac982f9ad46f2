import Dispatch

/// Opens when so many threads have come to it; they wait for each other.
public final class Gate: Sendable {
  private let group = DispatchGroup()

  public init(_ count: Int) {
    for _ in 0..<count { group.enter() }
  }

  /// Comes to the gate and waits for the others, five seconds at most, lest a failing test hangs. Blocks the
  /// thread.
  public func pass() {
    group.leave()
    _ = group.wait(timeout: .now() + 5)
  }
}
