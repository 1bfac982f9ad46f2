public import EventLoop
public import Observation

/// Tells frames that read a presenter's state that it has changed. A presenter has one for its whole state, because
/// each observed object costs about as much per frame as a few lines. The presenters of lists are generic, and for a
/// property of a generic class Observation looks up the key path by name at each access: a tenth of the cost of a key
/// (`Scripts/bench`, key to frame).
@LoopActor
@Observable
public final class ChangeSignal {
  private var changes = 0

  public init() {}

  /// Called by what a view reads in each frame. Returns the number of changes so far.
  @discardableResult
  public func observe() -> Int {
    changes
  }

  public func raise() {
    changes += 1
  }
}
