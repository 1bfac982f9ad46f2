public import EventLoop

/// What the view may tell the presenter of the run's events.
@LoopActor
public protocol EventListInput: AnyObject {
  /// Selects the event so many rows below, above where negative. On the last one it stays on the last.
  func moveSelection(by count: Int)

  /// Selects the event at a place of the list, from 0; at most the last.
  func select(_ index: Int)

  /// Shows the selected event as it is sent.
  func open()

  /// Shows the list again.
  func closeEvent()

  /// Copies the event that is selected or open, as it is sent.
  func copy()
}
