import Synchronization

/// Whether something that was drawn has changed. The flag can be raised on any thread, because Observation
/// reports a change on the thread that makes it.
final class DirtyFlag: Sendable {
  private let isRaised: Atomic<Bool>

  init(isRaised: Bool = true) {
    self.isRaised = Atomic(isRaised)
  }

  func raise() {
    isRaised.store(true, ordering: .relaxed)
  }

  /// Lowers the flag and returns whether it was raised.
  func take() -> Bool {
    isRaised.exchange(false, ordering: .relaxed)
  }
}
