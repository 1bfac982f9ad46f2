import EventLoop
import Observation
import Synchronization

/// Observes values that most frames read, on any screen. It observes again only after a change, because
/// each observed object costs about as much per frame as drawing a few rows (`Scripts/bench`, key to frame).
@LoopActor
final class PersistentObservation {
  private let read: @LoopActor () -> Void
  private let hasEnded = DirtyFlag()

  /// - Parameter read: reads the observed values.
  init(_ read: @escaping @LoopActor () -> Void) {
    self.read = read
  }

  /// Raises a flag when an observed value changes. Call it before each frame.
  func goOn(raising flag: DirtyFlag) {
    guard hasEnded.take() else { return }
    withObservationTracking(read) { [hasEnded] in
      hasEnded.raise()
      flag.raise()
    }
  }
}

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
