public import EventLoop

/// The view's calls to the presenter.
@LoopActor
public protocol __Name__Input: AnyObject {
  /// Counts one more.
  func increment()

  /// Counts one less.
  func decrement()

  /// Starts again at 0.
  func reset()
}
