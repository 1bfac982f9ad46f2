public import EventLoop

/// A part of a screen that can stand beside others: a list, a document or a form. A pane of another kind says why it is
/// none of these.
@LoopActor
public protocol Pane: Screen {
  /// Whether its keys are active.
  var hasFocus: Bool { get set }
  /// Whether it is at its start, so that Up leaves the pane: the first row is selected, or the first line is on view.
  var isAtStart: Bool { get }
  /// Whether it has no rows or text.
  var isEmpty: Bool { get }
  /// The number of rows and the selected row, which are also part of `status`.
  var place: ListPlace { get }
}

extension Pane {
  public var place: ListPlace { ListPlace() }
}
