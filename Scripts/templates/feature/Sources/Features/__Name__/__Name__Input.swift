public import EventLoop

/// What the view may tell the presenter.
@LoopActor
public protocol __Name__Input: AnyObject {
  /// Counts one more.
  func increment()

  /// Counts one less.
  func decrement()

  /// Begins anew at 0.
  func reset()
}
