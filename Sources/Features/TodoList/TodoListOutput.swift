public import Domain
public import EventLoop
public import Texts

/// What the view may read of the todo list.
@LoopActor
public protocol TodoListOutput: AnyObject {
  var texts: Texts { get }
  /// The stretch of the list that is loaded.
  var window: TodoWindow { get }
  /// The place of the selected todo in the whole list.
  var selected: Int { get }
  /// Whether the list was read, or could not be.
  var isLoaded: Bool { get }
  /// False until the list was read that a key is meant for: at first, back from another screen, and after a
  /// change.
  var isUpToDate: Bool { get }
  /// Why the list could not be read or changed.
  var problem: String? { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
  /// The rows at these places of the whole list; nil for each that is not loaded.
  func rows(at places: Range<Int>) -> [TodoRow?]
}
