import Synchronization

/// Whether something that was drawn has changed since. Observation reports changes from wherever they
/// happen, so the flag can be raised from anywhere.
final class DirtyFlag: Sendable {
  private let isRaised: Atomic<Bool>

  init(isRaised: Bool = true) {
    self.isRaised = Atomic(isRaised)
  }

  func raise() {
    isRaised.store(true, ordering: .relaxed)
  }

  /// Whether it was raised; it is down afterwards.
  func take() -> Bool {
    isRaised.exchange(false, ordering: .relaxed)
  }
}
