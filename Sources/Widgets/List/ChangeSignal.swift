import EventLoop
import Observation

/// Tells a frame that has read a list's state that it has changed. The presenters of lists are generic, and for a
/// property of a generic class observation looks its key path up by name at each access: a tenth of what a key costs
/// (`Scripts/bench`, key to frame).
@LoopActor
@Observable
final class ChangeSignal {
  private var changes = 0

  /// Called by what a view reads in each frame.
  func observe() {
    _ = changes
  }

  func raise() {
    changes += 1
  }
}
