public import EventLoop
public import Observation

/// Tells a frame that has read a pane's state that it has changed. A presenter has one for all of its state, because each
/// observed object costs a frame as much as some lines. The presenters of lists are generic, and for a property of a
/// generic class observation looks its key path up by name at each access: a tenth of what a key costs (`Scripts/bench`,
/// key to frame).
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
