public import EventLoop
public import Texts

/// What the view may read of the todo list.
@LoopActor
public protocol TodoListOutput: AnyObject {
  var texts: Texts { get }
  var state: TodoListState { get }
  /// False until the list was read that a key is meant for: at first, back from another screen, and after a
  /// change.
  var isUpToDate: Bool { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
  /// The rows at these places of the whole list; nil for each that is not loaded.
  func rows(at places: Range<Int>) -> [TodoRow?]
}
