import EventLoop
import Observation

/// Observes values that most frames read, whichever screen they show. It observes again only after a change, because
/// each observed object costs about as much per frame as drawing a few rows.
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
