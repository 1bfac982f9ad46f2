import EventLoop
import Observation

/// Observes what is the same for most frames, whichever screen they show. It is done anew only after a change, for each
/// observed object costs a frame as much as some rows.
@LoopActor
final class StandingObservation {
  private let read: @LoopActor () -> Void
  private let hasEnded = DirtyFlag()

  /// - Parameter read: reads what is observed.
  init(_ read: @escaping @LoopActor () -> Void) {
    self.read = read
  }

  /// Raises a flag when what is observed changes. Called before each frame.
  func goOn(raising flag: DirtyFlag) {
    guard hasEnded.take() else { return }
    withObservationTracking(read) { [hasEnded] in
      hasEnded.raise()
      flag.raise()
    }
  }
}
